import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

export interface NotFoundPageProps {
  /** The address of home. */
  homeHref?: string;
}

/** For unknown addresses. */
export function NotFoundPage({ homeHref = '/' }: NotFoundPageProps) {
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      level={1}
      size="page"

      title="There is nothing here"
      actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
    >
      Check the address for typos. The page may no longer exist.
    </EmptyState>
  );
}

import { messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { FailedOrbit } from '../../../components/Orbit/FailedOrbit.tsx';

export interface CrashPageProps {
  /** Reloads the page. */
  onReload: () => void;
  /** The address of home. */
  homeHref?: string;
}

/** Replaces a page that threw an error while rendering. Source: member §2, §8. */
export function CrashPage({ onReload, homeHref = '/' }: CrashPageProps) {
  return (
    <EmptyState
      drawing={FailedOrbit}
      level={1}
      size="page"
      role="alert"
      title={messages.crash}
      actions={
        <>
          <Button onClick={onReload}>Reload</Button>
          <TextLink standalone href={homeHref}>
            Take me home
          </TextLink>
        </>
      }
    >
      The mistake is ours, not yours. Reloading the page often helps.
    </EmptyState>
  );
}

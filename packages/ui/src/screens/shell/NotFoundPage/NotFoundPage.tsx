import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { actions, heading, page, text } from '../message-page.css.ts';

export interface NotFoundPageProps {
  /** The address of home. */
  homeHref?: string;
}

/** For unknown addresses. */
export function NotFoundPage({ homeHref = '/' }: NotFoundPageProps) {
  return (
    <section className={page}>
      <EmptyOrbit />
      <h1 className={heading}>There is nothing here</h1>
      <p className={text}>The address may be mistyped, or the page may be gone.</p>
      <div className={actions}>
        <ButtonLink href={homeHref}>Take me home</ButtonLink>
      </div>
    </section>
  );
}

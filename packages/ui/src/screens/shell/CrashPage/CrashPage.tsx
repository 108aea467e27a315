import { messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { actions, heading, page, text } from '../message-page.css.ts';

export interface CrashPageProps {
  /** Reloads the page. */
  onReload: () => void;
  /** The address of home. */
  homeHref?: string;
}

/** Replaces a page that threw an error while rendering. Source: member §2, §8. */
export function CrashPage({ onReload, homeHref = '/' }: CrashPageProps) {
  return (
    <section className={page} role="alert">
      <EmptyOrbit />
      <h1 className={heading}>{messages.crash}</h1>
      <p className={text}>It was our mistake, not yours. Loading the page anew often helps.</p>
      <div className={actions}>
        <Button onClick={onReload}>Reload</Button>
        <TextLink standalone href={homeHref}>
          Take me home
        </TextLink>
      </div>
    </section>
  );
}

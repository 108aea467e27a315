import { messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { actions, heading, page, text } from '../message-page.css.ts';

export interface PageLoadErrorProps {
  /** The reason: no network, or another error. */
  offline: boolean;
  onRetry: () => void;
  retryLabel?: string;
  homeHref?: string;
}

/** Replaces a page whose code could not be downloaded. The header and the footer stay. */
export function PageLoadError({
  offline,
  onRetry,
  retryLabel = 'Try again',
  homeHref = '/',
}: PageLoadErrorProps) {
  return (
    <section className={page} role="alert">
      <EmptyOrbit />
      <h1 className={heading}>{offline ? 'You are offline' : messages.crash}</h1>
      <p className={text}>
        {offline
          ? 'This page opens by itself as soon as you are back.'
          : 'The page could not be downloaded. Trying again often helps.'}
      </p>
      <div className={actions}>
        <Button onClick={onRetry}>{retryLabel}</Button>
        <TextLink standalone href={homeHref}>
          Take me home
        </TextLink>
      </div>
    </section>
  );
}

import { messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { FailedOrbit } from '../../../components/Orbit/FailedOrbit.tsx';

export interface PageLoadErrorProps {
  /** The reason: no network, or another error. */
  offline: boolean;
  /** It is being downloaded again. */
  retrying?: boolean;
  onRetry: () => void;
  retryLabel?: string;
  homeHref?: string;
}

/** Replaces a page whose code could not be downloaded. The header and the footer stay. */
export function PageLoadError({
  offline,
  retrying,
  onRetry,
  retryLabel = 'Try again',
  homeHref = '/',
}: PageLoadErrorProps) {
  return (
    <EmptyState
      drawing={FailedOrbit}
      level={1}
      size="page"
      role="alert"
      title={offline ? 'You are offline' : messages.crash}
      actions={
        <>
          <Button busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
          <TextLink standalone href={homeHref}>
            Take me home
          </TextLink>
        </>
      }
    >
      {offline
        ? 'This page opens by itself as soon as you are back.'
        : 'The page could not be downloaded. Trying again often helps.'}
    </EmptyState>
  );
}

import { limits } from '@perigee/domain';
import { profileMessages } from '@perigee/domain/profile';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { PageLayout } from '../../../components/PageLayout/PageLayout.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { FailedOrbit } from '../../../components/Orbit/FailedOrbit.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

export interface SocialCallbackPageProps {
  /** The name of the other network. */
  network: string;
  /** Whether we opened this window, so that it closes by itself. Otherwise it shows a link. */
  inPopup: boolean;
  /** Links the account that the network sent; rejects if that fails. Called once. */
  onLink: () => Promise<void>;
  onClose: () => void;
  settingsHref: string;
}

/** The page to which another network redirects the user. Source: member §2, §8. */
export function SocialCallbackPage({
  network,
  inPopup,
  onLink,
  onClose,
  settingsHref,
}: SocialCallbackPageProps) {
  const request = useAsyncAction();
  const { status } = request.state;
  const isOver = status === 'done' || status === 'error';
  const callbacks = useRef({ link: () => request.run(onLink), close: onClose });
  useEffect(() => void callbacks.current.link(), []);
  useEffect(() => {
    if (!isOver || !inPopup) return undefined;
    const timer = setTimeout(() => callbacks.current.close(), limits.socialWindowCloseMs);
    return () => clearTimeout(timer);
  }, [isOver, inPopup]);

  const pending = { title: `Linking your ${network} account`, drawing: WaitingOrbit } as const;
  const message = {
    idle: pending,
    loading: pending,
    done: { title: `Your ${network} account is linked`, drawing: CompleteOrbit },
    error: { title: profileMessages.linkFailed, drawing: FailedOrbit },
  } as const;
  return (
    <PageLayout>
      {/* In the middle of its window, which has neither header nor footer. */}
      <Stack justify="center">
        <Section as="div" column aria-live="polite">
          <EmptyState
            {...message[status]}
            level={1}
            actions={isOver && <WayOn {...{ inPopup, onClose, settingsHref }} />}
          >
            {isOver && inPopup && 'This window closes by itself.'}
          </EmptyState>
        </Section>
      </Stack>
    </PageLayout>
  );
}

function WayOn({
  inPopup,
  onClose,
  settingsHref,
}: Pick<SocialCallbackPageProps, 'inPopup' | 'onClose' | 'settingsHref'>) {
  if (!inPopup) return <ButtonLink href={settingsHref}>Back to settings</ButtonLink>;
  return (
    <Button variant="outline" onClick={onClose}>
      Close window
    </Button>
  );
}

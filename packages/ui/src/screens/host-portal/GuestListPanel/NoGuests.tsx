import { messages } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { NoEventsOrbit } from '../../../components/Orbit/NoEventsOrbit.tsx';

interface NoGuestsProps {
  /** The way to the first guest. */
  text: string;
  /** The address of the invite link, while there is one. */
  inviteUrl: string | null;
  /** Puts a text on the clipboard. */
  write: (text: string) => Promise<void>;
}

/** Replaces the table of an event without guests. */
export function NoGuests({ text, inviteUrl, write }: NoGuestsProps) {
  const toasts = useToast();
  return (
    <EmptyState
      drawing={NoEventsOrbit}
      level={3}
      title={managerMessages.guests.none}
      actions={
        inviteUrl !== null && (
          <CopyButton
            text={inviteUrl}
            copiedText=""
            write={async (url) => {
              await write(url);
              toasts.success(messages.copy.link, { short: true });
            }}
          >
            {managerMessages.links.copyInvite}
          </CopyButton>
        )
      }
    >
      {text}
    </EmptyState>
  );
}

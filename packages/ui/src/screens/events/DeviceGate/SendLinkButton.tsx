import { authMessages } from '@perigee/domain/auth';
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

interface SendLinkButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** Sends the link. An error is shown. */
  onSend: () => Promise<void>;
}

/** Sends a link to another device of the viewer, and confirms it. Source: events §2, member §7. */
export function SendLinkButton({ onSend, ...rest }: SendLinkButtonProps) {
  const toasts = useToast();
  const { busy, run } = useToastedAction(authMessages.magicLink.failed);

  async function send() {
    await onSend();
    toasts.success(authMessages.magicLink.sent);
  }

  return <Button {...rest} busy={busy} onClick={() => void run(send)} />;
}

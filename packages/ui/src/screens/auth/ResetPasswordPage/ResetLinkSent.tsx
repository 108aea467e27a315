import { authMessages } from '@perigee/domain/auth';
import { Button } from '../../../components/Button/Button.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { Confirmation } from '../Confirmation.tsx';
import { LoginHead } from '../LoginFrame/LoginHead.tsx';

export interface ResetLinkSentProps {
  title: string;
  email: string;
  /** A rejection's message is shown. */
  onSendAgain: () => Promise<void>;
}

/** The link is sent if the email has an account; the page does not reveal whether it has one. */
export function ResetLinkSent({ title, email, onSendAgain }: ResetLinkSentProps) {
  const resend = useToastedAction(authMessages.magicLink.failed);
  return (
    <>
      <LoginHead
        takesFocus
        title={title}
        subtitle={
          <>
            If <bdi>{email}</bdi> belongs to an account, a link to choose a new password is on its
            way.
          </>
        }
      />
      <Button
        variant="outline"
        block
        busy={resend.busy}
        onClick={() => void resend.run(onSendAgain)}
      >
        Send it again
      </Button>
      <output>
        {resend.state.status === 'done' && (
          <Confirmation>{authMessages.magicLink.sent}</Confirmation>
        )}
      </output>
    </>
  );
}

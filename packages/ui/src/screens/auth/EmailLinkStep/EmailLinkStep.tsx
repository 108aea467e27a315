import { useState } from 'react';
import { limits } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { isEmail } from '@perigee/domain/signup';
import { Button } from '../../../components/Button/Button.tsx';
import { action, fields } from '../../../components/StepFrame/StepFrame.css.ts';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { Confirmation } from '../Confirmation.tsx';
import { EmailField } from '../EmailStep/EmailField.tsx';

export interface EmailLinkStepProps {
  /** Sends the link; also called to send it again. A rejection's message is shown. */
  onSend: (email: string) => Promise<void>;
  onBack: () => void;
  mayFocus: boolean;
}

const MINUTES = limits.magicLinkMs / 60_000;

/** Sign-in by a link instead of a code. Source: member §7, decision A-04. */
export function EmailLinkStep({ onSend, onBack, mayFocus }: EmailLinkStepProps) {
  const [email, setEmail] = useState('');
  const send = useToastedAction(authMessages.magicLink.failed);
  const isSent = send.state.status === 'done';
  return (
    <StepFrame
      title="Sign in by email"
      subtitle={`If the email belongs to an account, we send a link to it. It works once and expires in ${MINUTES} minutes.`}
      onBack={onBack}
      mayFocus={mayFocus}
      onSubmit={() => {
        if (isEmail(email)) void send.run(() => onSend(email.trim()));
      }}
    >
      <div className={fields}>
        <EmailField
          value={email}
          onChange={(next) => {
            send.reset();
            setEmail(next);
          }}
        />
      </div>
      <Button
        type="submit"
        block
        className={action}
        variant={isSent ? 'outline' : 'solid'}
        disabled={!isEmail(email)}
        busy={send.busy}
      >
        {isSent ? 'Send another link' : 'Email a sign-in link'}
      </Button>
      <output>{isSent && <Confirmation>{authMessages.magicLink.sent}</Confirmation>}</output>
    </StepFrame>
  );
}

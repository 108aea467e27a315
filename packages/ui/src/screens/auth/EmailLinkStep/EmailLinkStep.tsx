import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { authMessages, isEmail, limits, messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { Problem } from '../../../components/Problem/Problem.tsx';
import { action, fields } from '../../../components/StepFrame/StepFrame.css.ts';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useRequest } from '../../../hooks/use-request.ts';
import { confirmation, icon } from '../CodeStep/CodeStep.css.ts';

export interface EmailLinkStepProps {
  /** Sends the link, also again. A rejection's message is shown. */
  onSend: (email: string) => Promise<void>;
  onBack: () => void;
  mayFocus: boolean;
}

const MINUTES = limits.magicLinkMs / 60_000;

/** Signing in by a link instead of a code. Source: member §7, decision A-04. */
export function EmailLinkStep({ onSend, onBack, mayFocus }: EmailLinkStepProps) {
  const [email, setEmail] = useState('');
  const [wasLeft, setWasLeft] = useState(false);
  const send = useRequest();
  const isSent = send.state.status === 'done';
  const isWrong = wasLeft && email.trim() !== '' && !isEmail(email);
  return (
    <StepFrame
      title="Sign in by email"
      lede={`If the email belongs to an account, we send a link to it. It is good once, for ${MINUTES} minutes.`}
      onBack={onBack}
      mayFocus={mayFocus}
      onSubmit={() => {
        if (isEmail(email)) void send.run(() => onSend(email.trim()));
        else setWasLeft(true);
      }}
    >
      <div className={fields}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.emailLength}
          value={email}
          error={isWrong ? messages.email.invalid : undefined}
          onBlur={() => setWasLeft(true)}
          onChange={(event) => {
            setWasLeft(false);
            send.reset();
            setEmail(event.target.value);
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
      <output>
        {isSent && (
          <span className={confirmation}>
            <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" className={icon} />
            <span>{authMessages.magicLink.sent}</span>
          </span>
        )}
      </output>
      <Problem text={send.error} />
    </StepFrame>
  );
}

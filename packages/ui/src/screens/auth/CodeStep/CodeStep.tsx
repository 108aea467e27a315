import { useRef, useState } from 'react';
import { authMessages, maskPhone } from '@perigee/domain/auth';
import { CodeField } from '../../../components/CodeField/CodeField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { Confirmation } from '../Confirmation.tsx';
import { useCoolDown } from '../use-cool-down.ts';

/** The result of a right code. */
export interface Authentication {
  completedSignup: boolean;
}

export interface CodeStepProps {
  /** The number in international form, such as '+1 212 555 0142'. It is shown masked. */
  international: string;
  /** Called with the sixth digit. A rejection's message is shown below the code. */
  onAuthenticate: (code: string) => Promise<Authentication>;
  onVerified: (authentication: Authentication) => void;
  onResend: () => Promise<void>;
  onBack: () => void;
  /** A fixed time in place of the clock, for stories: nothing ticks then. */
  now?: Date;
  mayFocus: boolean;
}

/** The step for the code that was sent. Source: member §2 (login page flow 3), §4 (phone login), §5. */
export function CodeStep({
  international,
  onAuthenticate,
  onVerified,
  onResend,
  onBack,
  now,
  mayFocus,
}: CodeStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const authentication = useAsyncAction();
  const resend = useToastedAction();
  const { timeLeft, sendUnlessCooling } = useCoolDown(now);

  function startAnew() {
    setCode('');
    field.current?.focus();
  }

  return (
    <StepFrame
      title="Enter the code"
      subtitle={
        <Text as="span" figures>
          Sent to {maskPhone(international)}
        </Text>
      }
      onBack={onBack}
      mayFocus={mayFocus}
    >
      <Stack spaceBefore={8}>
        <CodeField
          ref={field}
          label="6-digit code"
          value={code}
          busy={authentication.busy || authentication.state.status === 'done'}
          error={authentication.error}
          onChange={(next) => {
            setCode(next);
            authentication.clear();
          }}
          onComplete={(complete) =>
            void authentication.run(() => onAuthenticate(complete), {
              onDone: onVerified,
              onError: startAnew,
            })
          }
        />
      </Stack>
      <Text size="sm" tone="muted" spaceBefore={6}>
        Not working?{' '}
        <TextButton
          busy={resend.busy || authentication.busy}
          disabled={timeLeft !== null}
          onClick={() => {
            authentication.clear();
            void resend.run(() => sendUnlessCooling(onResend), {
              onDone: (isSent) => {
                if (!isSent) resend.reset();
                startAnew();
              },
            });
          }}
        >
          {resend.busy ? 'Sending code' : 'Resend code'}
        </TextButton>
        {timeLeft !== null && (
          <>
            {' '}
            in{' '}
            <Text as="span" role="timer" figures>
              {timeLeft}
            </Text>
          </>
        )}
      </Text>
      <output>
        {authentication.busy && <span className={visuallyHidden}>Checking the code</span>}
        {timeLeft !== null && (
          <span className={visuallyHidden}>{authMessages.code.sentAlready}</span>
        )}
        {resend.state.status === 'done' && !authentication.busy && (
          <Confirmation>A new code is on its way</Confirmation>
        )}
      </output>
    </StepFrame>
  );
}

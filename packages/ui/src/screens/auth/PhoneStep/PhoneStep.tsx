import { useRef, useState } from 'react';
import { fieldMessages } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { Button } from '../../../components/Button/Button.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import type { PhoneValue } from '../../../components/PhoneField/phone-value.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { field as fieldClass } from './PhoneStep.css.ts';
import { TermsLinks, type Terms } from '../TermsLinks/TermsLinks.tsx';
import { TroublePanel } from '../TroublePanel/TroublePanel.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { useCoolDown } from '../use-cool-down.ts';

const { enterSentCode, sentAlready, anotherIn } = authMessages.code;

export interface PhoneStepProps {
  phone: PhoneValue;
  onPhoneChange: (phone: PhoneValue) => void;
  /** Sends a code to the number in E.164. A rejection's message is shown below the field. */
  onSend: (phoneE164: string) => Promise<void>;
  onSent: () => void;
  /** A code was already sent to this number. */
  wasSent: boolean;
  /** Opens the step for the code that was sent. */
  onEnterCode: () => void;
  onEmailLink: () => void;
  onBack: () => void;
  terms: Terms;
  liveSupportHref: string;
  /** A fixed time in place of the clock, for stories: nothing ticks then. */
  now?: Date;
  mayFocus: boolean;
}

/** The step for the number that gets the code. Source: member §2 (login page flow 2), §5, §8. */
export function PhoneStep({
  phone,
  onPhoneChange,
  onSend,
  onSent,
  wasSent,
  onEnterCode,
  onEmailLink,
  onBack,
  terms,
  liveSupportHref,
  now,
  mayFocus,
}: PhoneStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const send = useAsyncAction();
  const { timeLeft, sendUnlessCooling, forget } = useCoolDown(now);
  const isCooling = timeLeft !== null;
  const isInvalid = wasLeft && phone.text.trim() !== '' && !phone.valid;

  function submit() {
    if (isCooling) {
      onEnterCode();
      return;
    }
    if (phone.e164 === null) {
      setWasLeft(true);
      field.current?.focus();
      return;
    }
    const { e164 } = phone;
    void send.run(() => sendUnlessCooling(() => onSend(e164)), {
      onDone: (isSent) => {
        if (isSent) onSent();
      },
      onError: () => field.current?.focus(),
    });
  }

  return (
    <StepFrame
      title="Your number"
      subtitle="members matchmaking universe"
      onBack={onBack}
      mayFocus={mayFocus}
      onSubmit={submit}
    >
      <div className={fieldClass}>
        <PhoneField
          ref={field}
          label="Phone number"
          value={phone}
          readOnly={send.busy}
          error={send.error ?? (isInvalid ? fieldMessages.phone.invalid : undefined)}
          onBlur={() => setWasLeft(true)}
          onChange={(next) => {
            if (next.text !== phone.text || next.country !== phone.country) {
              setWasLeft(false);
              send.clear();
              forget();
            }
            onPhoneChange(next);
          }}
        />
      </div>
      <Stack spaceBefore={3}>
        <Button type="submit" block disabled={!phone.valid} busy={send.busy}>
          {isCooling ? enterSentCode : 'Continue'}
        </Button>
      </Stack>
      {/* The live region is in the document before it has a text, or it would not be announced. */}
      <Text size="sm" tone="muted" align="center" figures spaceBefore={isCooling ? 3 : undefined}>
        <output>{isCooling && sentAlready}</output>
        {isCooling && (
          <>
            {' '}
            {anotherIn} <span role="timer">{timeLeft}</span>.
          </>
        )}
      </Text>
      {wasSent && !isCooling && (
        <Button variant="quiet" block onClick={onEnterCode}>
          {enterSentCode}
        </Button>
      )}
      <Stack gap={1} spaceBefore={5}>
        <TermsLinks {...terms} />
        <TroublePanel
          onResend={submit}
          resending={send.busy}
          onEmailLink={onEmailLink}
          liveSupportHref={liveSupportHref}
        />
      </Stack>
    </StepFrame>
  );
}

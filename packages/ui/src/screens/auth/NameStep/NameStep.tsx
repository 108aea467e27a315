import { useRef, useState } from 'react';
import { limits, serverMessages } from '@perigee/domain';
import { isName } from '@perigee/domain/signup';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { action, fields } from '../../../components/StepFrame/StepFrame.css.ts';
import { SignUpProgress } from '../SignUpProgress/SignUpProgress.tsx';

export interface NameStepProps {
  firstName: string;
  lastName: string;
  onChange: (names: { firstName?: string; lastName?: string }) => void;
  onContinue: () => void;
  onBack: () => void;
  mayFocus: boolean;
}

/** First and last name, both required. Source: member §2 (login page flow 4), §5. */
export function NameStep({
  firstName,
  lastName,
  onChange,
  onContinue,
  onBack,
  mayFocus,
}: NameStepProps) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const [wasSent, setWasSent] = useState(false);
  const isComplete = isName(firstName) && isName(lastName);
  const problemOf = (name: string, what: string) =>
    wasSent && !isName(name) ? serverMessages.fieldMissing(what) : undefined;

  function submit() {
    if (isComplete) {
      onContinue();
      return;
    }
    setWasSent(true);
    (isName(firstName) ? last : first).current?.focus();
  }

  return (
    <StepFrame
      title="What is your name?"
      onBack={onBack}
      progress={<SignUpProgress step="name" />}
      mayFocus={mayFocus}
      onSubmit={submit}
    >
      <div className={fields}>
        <TextField
          ref={first}
          label="First name"
          error={problemOf(firstName, 'your first name')}
          autoComplete="given-name"
          maxLength={limits.nameLength}
          value={firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
        <TextField
          ref={last}
          label="Last name"
          error={problemOf(lastName, 'your last name')}
          autoComplete="family-name"
          help="Your last name is private, only your first name is public."
          maxLength={limits.nameLength}
          value={lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
        />
      </div>
      <Button type="submit" block className={action} disabled={!isComplete}>
        Continue
      </Button>
    </StepFrame>
  );
}

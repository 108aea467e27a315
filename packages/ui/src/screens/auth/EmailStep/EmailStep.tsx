import { useState } from 'react';
import { isEmail, limits, messages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { SignUpProgress } from '../SignUpProgress/SignUpProgress.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { action, fields } from '../../../components/StepFrame/StepFrame.css.ts';

export interface EmailStepProps {
  email: string;
  onChange: (email: string) => void;
  onContinue: () => void;
  onBack: () => void;
  mayFocus: boolean;
}

/** An email of valid format. Source: member §2 (login page flow 4), §5. */
export function EmailStep({ email, onChange, onContinue, onBack, mayFocus }: EmailStepProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const isValid = isEmail(email);
  const isWrong = wasLeft && email.trim() !== '' && !isValid;
  return (
    <StepFrame
      title="What is your email?"
      onBack={onBack}
      progress={<SignUpProgress step="email" />}
      mayFocus={mayFocus}
      onSubmit={() => {
        if (isValid) onContinue();
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
            onChange(event.target.value);
          }}
        />
      </div>
      <Button type="submit" block className={action} disabled={!isValid}>
        Continue
      </Button>
    </StepFrame>
  );
}

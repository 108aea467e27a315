import { isName, limits } from '@perigee/domain';
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
  const isComplete = isName(firstName) && isName(lastName);
  return (
    <StepFrame
      title="What is your name?"
      onBack={onBack}
      progress={<SignUpProgress step="name" />}
      mayFocus={mayFocus}
      onSubmit={() => {
        if (isComplete) onContinue();
      }}
    >
      <div className={fields}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={limits.nameLength}
          value={firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
        />
        <TextField
          label="Last name"
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

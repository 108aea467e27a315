import { isEmail } from '@perigee/domain/signup';
import { Button } from '../../../components/Button/Button.tsx';
import { SignUpProgress } from '../SignUpProgress/SignUpProgress.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { action, fields } from '../../../components/StepFrame/StepFrame.css.ts';
import { EmailField } from './EmailField.tsx';

export interface EmailStepProps {
  email: string;
  /** The server's refusal of the current email. */
  problem?: string;
  onChange: (email: string) => void;
  onContinue: () => void;
  onBack: () => void;
  mayFocus: boolean;
}

/** An email of valid format. Source: member §2 (login page flow 4), §5. */
export function EmailStep({
  email,
  problem,
  onChange,
  onContinue,
  onBack,
  mayFocus,
}: EmailStepProps) {
  const isValid = isEmail(email) && problem === undefined;
  return (
    <StepFrame
      title="What is your email?"
      onBack={onBack}
      progress={<SignUpProgress step="email" />}
      mayFocus={mayFocus}
      onSubmit={() => {
        if (isValid) onContinue();
      }}
    >
      <div className={fields}>
        <EmailField value={email} problem={problem} onChange={onChange} />
      </div>
      <Button type="submit" block className={action} disabled={!isValid}>
        Continue
      </Button>
    </StepFrame>
  );
}

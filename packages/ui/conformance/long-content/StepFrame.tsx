import { ArcProgress } from '../../src/components/ArcProgress/ArcProgress.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { StepFrame } from '../../src/components/StepFrame/StepFrame.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';

export default function LongStepFrame() {
  return (
    <StepFrame
      title="Which of these do you do at least twice in an ordinary week of the year?"
      subtitle="Choose as many as you like; you can change all of it later, for as long as you wait."
      mayFocus={false}
      progress={<ArcProgress label="Sign-up" current={2} total={3} />}
      onBack={() => undefined}
    >
      <TextField label="Email" type="email" />
      <Button block>Continue</Button>
    </StepFrame>
  );
}

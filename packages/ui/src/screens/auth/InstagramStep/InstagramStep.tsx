import { fieldMessages } from '@perigee/domain';
import { instagramHandle, isInstagramHandle } from '@perigee/domain/signup';
import { Button } from '../../../components/Button/Button.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { SignUpProgress } from '../SignUpProgress/SignUpProgress.tsx';
import { StepFrame } from '../../../components/StepFrame/StepFrame.tsx';
import { action, fields } from '../../../components/StepFrame/StepFrame.css.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

export interface InstagramStepProps {
  /** Without the @. */
  handle: string;
  onChange: (handle: string) => void;
  /** Submits the sign-up. A rejection's message is shown, and all typed values stay. */
  onSubmit: () => Promise<void>;
  onBack: () => void;
  mayFocus: boolean;
}

/** The last step of sign-up, which submits it. Source: member §2 (login page flow 4), §5, §8. */
export function InstagramStep({
  handle,
  onChange,
  onSubmit,
  onBack,
  mayFocus,
}: InstagramStepProps) {
  const signUp = useToastedAction();
  const isValid = isInstagramHandle(handle);
  const isOver = signUp.busy || signUp.state.status === 'done';
  return (
    <StepFrame
      title="What is your Instagram?"
      onBack={onBack}
      progress={<SignUpProgress step="instagram" />}
      mayFocus={mayFocus}
      onSubmit={() => {
        if (isValid && !isOver) void signUp.run(onSubmit);
      }}
    >
      <div className={fields}>
        <TextField
          label="Instagram handle"
          prefix="@"
          help="Letters, numbers, dots and underscores."
          // Shown during typing: an invalid part makes the whole handle invalid.
          error={handle === '' || isValid ? undefined : fieldMessages.instagram.invalid}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={handle}
          readOnly={isOver}
          onChange={(event) => {
            onChange(instagramHandle(event.target.value));
          }}
        />
      </div>
      <Button type="submit" block className={action} disabled={!isValid} busy={isOver}>
        Continue
      </Button>
    </StepFrame>
  );
}

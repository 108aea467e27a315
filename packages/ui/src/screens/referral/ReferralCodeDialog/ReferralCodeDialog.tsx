import { useRef, useState } from 'react';
import { limits, UserFacingError } from '@perigee/domain';
import { plainInviteCode, referralMessages } from '@perigee/domain/referral';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';

export interface ReferralCodeDialogProps {
  open: boolean;
  /** Sends the code. False if it was not accepted. A rejection's message is shown below the field. */
  onApply: (code: string) => Promise<boolean>;
  /** Called when the user closes the dialog, or the code is applied. */
  onClose: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
}

const TITLE = 'Enter referral code';

/**
 * The code of the member who recommends the user. Only an accepted one counts. Source: member §2, §4, §5, §8.
 */
export function ReferralCodeDialog({ open, onApply, onClose, onExited }: ReferralCodeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} onExited={onExited} title={TITLE}>
      <CodeForm onApply={onApply} onApplied={onClose} />
    </Dialog>
  );
}

interface CodeFormProps extends Pick<ReferralCodeDialogProps, 'onApply'> {
  onApplied: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function CodeForm({ onApply, onApplied }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const toast = useToast();
  const apply = useAsyncAction(referralMessages.invalid);

  const send = async () => {
    const code = plainInviteCode(text);
    if (code === '' || !(await onApply(code))) {
      throw new UserFacingError(referralMessages.invalid);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply.run(send, {
          onDone: () => {
            toast.success(referralMessages.applied);
            onApplied();
          },
          onError: () => field.current?.focus(),
        });
      }}
    >
      <Stack gap={6}>
        <TextField
          ref={field}
          label="Referral code"
          value={text}
          error={apply.error}
          readOnly={apply.busy}
          required
          maxLength={limits.referralCodeLength}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            apply.clear();
            setText(value);
          }}
        />
        <Button type="submit" block busy={apply.busy}>
          Enter
        </Button>
      </Stack>
    </form>
  );
}

import { PREFERRED_GENDERS, preferredGendersAfter, withOwnAnswer } from '@perigee/domain/profile';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface PreferenceSelectorDialogProps extends DialogLifecycle {
  /** The chosen genders. */
  value: readonly string[];
  /** Called with the final choice. At least one gender is chosen. */
  onChoose: (genders: readonly string[]) => void;
}

/** Lets the user choose the genders to look for. Source: member §2 (Preferences dialog), §5, §9. */
export function PreferenceSelectorDialog({
  value,
  onChoose,
  ...dialog
}: PreferenceSelectorDialogProps) {
  return (
    <Dialog {...dialog} title="Looking for">
      <Choice value={value} onChoose={onChoose} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

type ChoiceProps = Pick<PreferenceSelectorDialogProps, 'value' | 'onChoose'> & {
  onClose: () => void;
};

/** A separate component, so that its state resets each time the dialog opens. */
function Choice({ value, onChoose, onClose }: ChoiceProps) {
  const [chosen, setChosen] = useState<readonly string[]>(value);
  return (
    <>
      <MultiSelect
        label="Looking for"
        labelHidden
        options={withOwnAnswer(PREFERRED_GENDERS, chosen)}
        value={chosen}
        onChange={(next) => setChosen((current) => preferredGendersAfter(current, next))}
      />
      <Stack spaceBefore={6}>
        <Button
          block
          disabled={chosen.length === 0}
          onClick={() => {
            onChoose(chosen);
            onClose();
          }}
        >
          Done
        </Button>
      </Stack>
    </>
  );
}

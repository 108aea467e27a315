import { limits } from '@perigee/domain';
import {
  FREE_PERIOD_UNITS,
  freeMonthsDuration,
  userPageMessages,
  type FreePeriodUnit,
} from '@perigee/domain/admin';
import { membershipMessages } from '@perigee/domain/membership';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { dialogActions } from '../../../components/Dialog/Dialog.css.ts';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

export interface FreeMonthsDialogProps extends DialogLifecycle {
  /** The member who gets the free months. */
  name: string;
  /** @param duration as '2 weeks' */
  onAdd: (duration: string, reason: string) => Promise<void>;
}

const texts = userPageMessages.freeMonths;
const { min, max } = limits.freePeriodCount;

const UNITS = FREE_PERIOD_UNITS.map((value) => ({ value, label: value }));
const [DEFAULT_UNIT] = FREE_PERIOD_UNITS;

/** Gives a member free weeks or months. Source: admin §2, §5, §8. */
export function FreeMonthsDialog({ name, onAdd, ...dialog }: FreeMonthsDialogProps) {
  return (
    <Dialog {...dialog} title={texts.title} subtitle={<bdi>{name}</bdi>}>
      <FreeMonthsForm onAdd={onAdd} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

interface FreeMonthsFormProps extends Pick<FreeMonthsDialogProps, 'onAdd'> {
  onClose: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function FreeMonthsForm({ onAdd, onClose }: FreeMonthsFormProps) {
  const toasts = useToast();
  const adding = useToastedAction(membershipMessages.freeMonthsNotAdded);
  const [value, setValue] = useState<number | null>(null);
  const [unit, setUnit] = useState<FreePeriodUnit>(DEFAULT_UNIT);
  const [reason, setReason] = useState('');
  const duration = freeMonthsDuration(value, unit);
  const problem = value !== null && duration === null ? texts.outOfRange : undefined;
  const isComplete = duration !== null && reason.trim() !== '';

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isComplete) return;
        void adding.run(() => onAdd(duration, reason.trim()), {
          onDone: () => {
            toasts.success(membershipMessages.freeMonthsAdded, { short: true });
            onClose();
          },
        });
      }}
    >
      <Stack gap={5} spaceBefore={5}>
        <Grid columns={2} gap={4} align="start">
          <NumberField
            label={texts.value}
            help={texts.range}
            error={problem}
            min={min}
            max={max}
            required
            value={value}
            readOnly={adding.busy}
            onChange={setValue}
          />
          <Select label={texts.unit} options={UNITS} value={unit} onChange={setUnit} />
        </Grid>
        <TextArea
          label={texts.reason}
          required
          rows={3}
          maxLength={limits.freeReasonLength}
          value={reason}
          readOnly={adding.busy}
          onChange={(event) => setReason(event.target.value)}
        />
        <Inline gap={3} justify="end" spaceBefore={1} className={dialogActions}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={adding.busy} disabled={!isComplete}>
            {isComplete ? texts.submit(duration) : texts.title}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { toDay } from '../DatePicker/day.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TimePicker } from '../TimePicker/TimePicker.tsx';

const MINUTE_MS = 60_000;

const STEPS = [
  { label: '+ 1 hour', minutes: 60 },
  { label: '+ 1 day', minutes: 24 * 60 },
  { label: '+ 1 week', minutes: 7 * 24 * 60 },
  { label: '+ 30 days', minutes: 30 * 24 * 60 },
] as const;

export interface DemoClockDialogProps {
  open: boolean;
  onClose: () => void;
  now: Date;
  onTimeChange: (at: Date) => void;
}

/** Sets the clock of a demonstration, in the time zone of the browser. */
export function DemoClockDialog({ open, onClose, now, onTimeChange }: DemoClockDialogProps) {
  const [chosen, setChosen] = useState<Date | null>(null);
  const at = chosen ?? now;
  const day = toDay(at);
  const time = [at.getHours(), at.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  const choose = (nextDay: string, nextTime: string) =>
    setChosen(new Date(`${nextDay}T${nextTime}`));
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onExited={() => setChosen(null)}
      title="Set the clock"
    >
      <Stack gap={5}>
        <Text size="sm" tone="muted">
          Evenings begin, codes expire and sessions end by this clock.
        </Text>
        <DatePicker
          label="Date"
          value={day}
          today={toDay(now)}
          onChange={(next) => choose(next, time)}
        />
        <TimePicker label="Time" value={time} onChange={(next) => choose(day, next)} />
        <Inline gap={2}>
          {STEPS.map(({ label, minutes }) => (
            <Button
              key={label}
              variant="outline"
              size="small"
              onClick={() => setChosen(new Date(at.getTime() + minutes * MINUTE_MS))}
            >
              {label}
            </Button>
          ))}
        </Inline>
        <Button
          block
          onClick={() => {
            onClose();
            if (chosen !== null) onTimeChange(chosen);
          }}
        >
          Set the Clock
        </Button>
      </Stack>
    </Dialog>
  );
}

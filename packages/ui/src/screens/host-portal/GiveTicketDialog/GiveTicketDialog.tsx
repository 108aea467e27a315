import { managerMessages } from '@perigee/domain/host-portal';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';

export interface GiveTicketDialogProps extends DialogLifecycle {
  /** Gives the user a free ticket. A rejection's message is shown below the field. */
  onGive: (userId: number) => Promise<void>;
}

const texts = managerMessages.giveTicket;

/** Adds a user to an event by their ID. Source: events §4, §5, §8. */
export function GiveTicketDialog({ onGive, ...dialog }: GiveTicketDialogProps) {
  return (
    <Dialog {...dialog} title={texts.title}>
      <TicketForm onGive={onGive} onGiven={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

interface TicketFormProps extends Pick<GiveTicketDialogProps, 'onGive'> {
  onGiven: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function TicketForm({ onGive, onGiven }: TicketFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [userId, setUserId] = useState<number | null>(null);
  const toasts = useToast();
  const give = useAsyncAction();

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (userId === null) return;
        void give.run(async () => onGive(userId), {
          onDone: () => {
            toasts.success(texts.done, { short: true });
            onGiven();
          },
          onError: () => field.current?.focus(),
        });
      }}
    >
      <Stack gap={6}>
        <NumberField
          ref={field}
          label={texts.userId}
          help={texts.help}
          placeholder="1021"
          min={1}
          required
          value={userId}
          error={give.error}
          readOnly={give.busy}
          onChange={(next) => {
            give.clear();
            setUserId(next);
          }}
        />
        <Button type="submit" block busy={give.busy} disabled={userId === null}>
          {texts.title}
        </Button>
      </Stack>
    </form>
  );
}

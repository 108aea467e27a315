import { limits } from '@perigee/domain';
import { hostPageMessages } from '@perigee/domain/hosts';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';

export interface AskForDateDialogProps extends DialogLifecycle {
  /** The name of the host. */
  hostName: string;
  /** Sends the application; the message may be empty. A rejection's message is shown at the field. */
  onSend: (message: string) => Promise<void>;
  /** Takes the focus after closing: the button that opened the dialog may be removed by then. */
  finalFocus?: RefObject<HTMLElement | null>;
}

const texts = hostPageMessages.date;

/** Asks a host to arrange a date, once for each host. Source: events §7 (host date applications). */
export function AskForDateDialog({ hostName, onSend, ...dialog }: AskForDateDialogProps) {
  return (
    <Dialog {...dialog} title={texts.ask}>
      <Application hostName={hostName} onSend={onSend} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

interface ApplicationProps extends Pick<AskForDateDialogProps, 'hostName' | 'onSend'> {
  onClose: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function Application({ hostName, onSend, onClose }: ApplicationProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const request = useAsyncAction();

  if (request.state.status === 'done') {
    return (
      <Stack gap={6} align="center">
        <CompleteOrbit />
        <Heading level={3} size="2xl" align="center" takesFocus>
          {texts.sent(hostName)}
        </Heading>
        <Button variant="outline" block onClick={onClose}>
          {texts.close}
        </Button>
      </Stack>
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void request.run(async () => onSend(message.trim()), {
          onError: () => field.current?.focus(),
        });
      }}
    >
      <Stack gap={6}>
        <TextArea
          ref={field}
          label={texts.message}
          rows={4}
          counter
          maxLength={limits.dateApplicationLength}
          value={message}
          error={request.error}
          readOnly={request.busy}
          onChange={({ currentTarget }) => {
            request.clear();
            setMessage(currentTarget.value);
          }}
        />
        <Button type="submit" block busy={request.busy}>
          {texts.send}
        </Button>
      </Stack>
    </form>
  );
}

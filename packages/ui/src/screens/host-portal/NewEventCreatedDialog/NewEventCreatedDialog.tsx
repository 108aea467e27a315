import { eventFormMessages } from '@perigee/domain/events';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';

export interface NewEventCreatedDialogProps {
  open: boolean;
  /** What happens to the event next. */
  text: string;
  /** Closing it, in any way, goes to the portal. */
  onClose: () => void;
}

const { created, toMyEvents } = eventFormMessages;

/** Says that a new event is created, and what happens next. Source: events §4. */
export function NewEventCreatedDialog({ open, text, onClose }: NewEventCreatedDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={created} hasHeader={false}>
      <Grid gap={0} justify="center" spaceBefore={4}>
        <CompleteOrbit />
        <Heading level={2} size="2xl" align="center" spaceBefore={6}>
          {created}
        </Heading>
        <Text tone="muted" align="center" measure="sm" balance spaceBefore={3} spaceAfter={8}>
          {text}
        </Text>
        <Button block onClick={onClose}>
          {toMyEvents}
        </Button>
      </Grid>
    </Dialog>
  );
}

import type { Event } from '@perigee/api';
import { dateTimeText } from '@perigee/domain';
import { ticketMessages } from '@perigee/domain/tickets';
import { Button } from '../../../components/Button/Button.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface TicketReservedProps {
  /** The reserved event; null while the payment is being confirmed, or before the event has loaded. */
  event: Pick<Event, 'title' | 'startTime' | 'timezone'> | null;
  /** The page on which the member prepares for the event. */
  setUpHref: string;
  onClose: () => void;
}

const { reserved, getSetUp, onceConfirmed } = ticketMessages.dashboard;

/** The reserved event, and the way on. */
export function TicketReserved({ event, setUpHref, onClose }: TicketReservedProps) {
  return (
    <Grid gap={0} justify="center" spaceBefore={4}>
      <CompleteOrbit />
      <Heading level={2} size="2xl" align="center" spaceBefore={6}>
        {reserved}
      </Heading>
      {event === null ? (
        <Text tone="muted" align="center" breakWords spaceBefore={3} spaceAfter={8}>
          {onceConfirmed}
        </Text>
      ) : (
        <>
          <Text size="xs" tone="precious" caps align="center" spaceBefore={4}>
            {ticketMessages.approved}
          </Text>
          <Text tone="muted" align="center" breakWords spaceBefore={3} spaceAfter={8}>
            <bdi>{event.title}</bdi>, {dateTimeText(new Date(event.startTime), event.timezone)}
          </Text>
        </>
      )}
      <ButtonLink block href={setUpHref}>
        {getSetUp}
      </ButtonLink>
      <Stack spaceBefore={2}>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Stack>
    </Grid>
  );
}

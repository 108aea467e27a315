import { ticketMessages } from '@perigee/domain/tickets';
import { Text } from '../../../components/Text/Text.tsx';

/** Shown after the viewer got a place. Source: events §4. */
export function EventApprovedMessage() {
  return (
    <Text as="output" size="xs" caps tone="precious" align="center">
      {ticketMessages.approved}
    </Text>
  );
}

import { ticketMessages } from '@perigee/domain/tickets';
import { message } from './EventApprovedMessage.css.ts';

/** Shown after the viewer got a place. Source: events §4. */
export function EventApprovedMessage() {
  return <output className={message}>{ticketMessages.approved}</output>;
}

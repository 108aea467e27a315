import { ticketMessages } from '@perigee/domain';
import { message } from './EventApprovedMessage.css.ts';

/** Said once a place is somebody's. Source: events §4. */
export function EventApprovedMessage() {
  return <output className={message}>{ticketMessages.approved}</output>;
}

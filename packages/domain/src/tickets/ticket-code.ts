/**
 * The content of a ticket's QR code: the ids of the event and the user. It proves nothing by itself, because
 * no call checks a ticket at the door; after a scan the user is looked up on the guest list.
 */
export function ticketCode(eventId: number, userId: number): string {
  return `perigee:ticket:${eventId}:${userId}`;
}

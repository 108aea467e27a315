/**
 * What the code of a ticket says: whose ticket it is, and to what. It proves nothing by itself, as no
 * call checks a ticket at the door; whoever scans it looks the person up on the guest list.
 */
export function ticketCode(eventId: number, userId: number): string {
  return `perigee:ticket:${eventId}:${userId}`;
}

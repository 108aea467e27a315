const MOST_SHOWN = 99;

/** The number of unread messages in a badge: '99+' above 99. */
export const unreadBadge = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);

/** The same for screen readers: '1 unread message'. */
export const unreadMessages = (count: number): string =>
  `${count} unread ${count === 1 ? 'message' : 'messages'}`;

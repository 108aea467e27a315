const MOST_SHOWN = 99;

/** The number of unread messages in a badge: '99+' above 99. */
export const unreadBadge = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);

/** The same for screen readers: '1 unread message'. */
export const unreadMessages = (count: number): string =>
  `${count} unread ${count === 1 ? 'message' : 'messages'}`;

/** The badge of the link to the matches, and its words for screen readers; none without unread messages. */
export const unreadLabels = (count: number) =>
  count > 0 ? { badge: unreadBadge(count), badgeLabel: unreadMessages(count) } : undefined;

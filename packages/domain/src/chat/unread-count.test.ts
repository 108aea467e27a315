import { expect, it } from 'vitest';
import { unreadBadge, unreadLabels, unreadMessages } from './unread-count.ts';

it.each([
  [1, '1', '1 unread message'],
  [2, '2', '2 unread messages'],
  [99, '99', '99 unread messages'],
  [100, '99+', '100 unread messages'],
])('%i is %s, and said as %s', (count, badge, said) => {
  expect(unreadBadge(count)).toBe(badge);
  expect(unreadMessages(count)).toBe(said);
});

it('labels the link to the matches only when there is something to read', () => {
  expect(unreadLabels(0)).toBeUndefined();
  expect(unreadLabels(120)).toEqual({
    badge: '99+',
    badgeLabel: '120 unread messages',
  });
});

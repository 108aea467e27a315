import { expect, it } from 'vitest';
import { unreadBadge, unreadMessages } from './unread-count.ts';

it.each([
  [1, '1', '1 unread message'],
  [2, '2', '2 unread messages'],
  [99, '99', '99 unread messages'],
  [100, '99+', '100 unread messages'],
])('%i is %s, and said as %s', (count, badge, said) => {
  expect(unreadBadge(count)).toBe(badge);
  expect(unreadMessages(count)).toBe(said);
});

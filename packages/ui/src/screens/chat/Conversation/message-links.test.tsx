import { describe, expect, it } from 'vitest';
import { messageParts } from './message-links.ts';

/** Links in brackets, with their address if it differs from their text. */
const drawn = (text: string) =>
  messageParts(text)
    .map(({ text: part, href }) => {
      if (href === null) return part;
      return href === part ? `[${part}]` : `[${part}](${href})`;
    })
    .join('');

describe('messageParts', () => {
  it.each([
    ['', ''],
    ['On my way.', 'On my way.'],
    ['https://example.com/tea?for=2#window', '[https://example.com/tea?for=2#window]'],
    ['Look: http://example.com.', 'Look: [http://example.com].'],
    ['(https://example.com/a_(b))', '([https://example.com/a_(b)])'],
    ['example.com and more', '[example.com](https://example.com) and more'],
    [
      'teahouse.example.com/reservations/window-table-for-two',
      '[teahouse.example.com/reservations/window-table-for-two](https://teahouse.example.com/reservations/window-table-for-two)',
    ],
    ['https://a.example\nhttps://b.example', '[https://a.example]\n[https://b.example]'],
    ['احجز هنا https://example.com الآن', 'احجز هنا [https://example.com] الآن'],
  ])('of %j are %j', (text, parts) => {
    expect(drawn(text)).toBe(parts);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.com/file',
    'mailto:noor@example.com',
    'noor@example.com',
    '//example.com',
    '<a href="https:">tea</a>',
    'Thursday.It works. So.Do I',
    'at 7.30, or 8.15',
    '192.168.0.1',
  ])('%s has no link', (text) => {
    expect(messageParts(text)).toEqual([{ start: 0, text, href: null }]);
  });
});

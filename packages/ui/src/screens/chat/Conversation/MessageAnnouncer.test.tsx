import type { ShownMessage } from '@perigee/domain/chat';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { said, wrote } from '../story-data.ts';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';

const old = said('The harbor walk or the museum?', '2026-12-06T16:02:00Z');
const answered = wrote('The harbor.', '2026-12-06T16:05:00Z', { delivery: 'sent' });
/** Unsent messages stand last, with the time of their writing. */
const unsent = wrote('If it stays dry.', '2026-12-04T09:00:00Z', { delivery: 'failed' });
/** Written on a device whose clock is an hour ahead. */
const ahead = wrote('Wait.', '2026-12-06T17:06:00Z', { delivery: 'waiting' });
const fresh = said('It will.', '2026-12-06T16:10:00Z');

/** What is announced after a conversation was opened with some messages, and then had others. */
function announced(opened: readonly ShownMessage[], ...later: (readonly ShownMessage[])[]) {
  const show = (messages: readonly ShownMessage[]) => (
    <MessageAnnouncer name="Samuel" messages={messages} />
  );
  const { rerender } = render(show(opened));
  for (const messages of later) rerender(show(messages));
  return screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
}

it.each([
  ['nothing of what the conversation was opened with', [old, answered, unsent], [], []],
  [
    'a new message while one is unsent',
    [old, answered, unsent],
    [[old, answered, fresh, unsent]],
    ['Samuel: It will.'],
  ],
  [
    'a new message while a device is ahead',
    [old, answered, ahead],
    [[old, answered, fresh, ahead]],
    ['Samuel: It will.'],
  ],
  [
    'nothing old after the unsent message was deleted',
    [old, answered, unsent],
    [[old, answered]],
    [],
  ],
  ['no earlier message that was loaded', [answered], [[old, answered]], []],
  [
    'a failure, however many messages come after it',
    [old, answered],
    [[old, answered, unsent], ...[1, 2, 3].map((count) => [old, answered, ...news(count), unsent])],
    ['Samuel: 1', 'Samuel: 2', 'Samuel: 3', 'Not sent: If it stays dry.'],
  ],
])('announces %s', (_what, opened, later, texts) => {
  expect(announced(opened, ...later)).toEqual(texts);
});

function news(count: number): ShownMessage[] {
  return Array.from({ length: count }, (_, index) =>
    said(`${index + 1}`, `2026-12-06T16:1${index}:00Z`),
  );
}

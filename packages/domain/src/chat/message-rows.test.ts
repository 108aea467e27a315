import { describe, expect, it } from 'vitest';
import type { Delivery, ShownMessage } from './delivery.ts';
import { messageRows, type MessageRow } from './message-rows.ts';

const message = (sentAt: string, delivery: Delivery | null): ShownMessage => ({
  id: sentAt,
  text: 'Bring a fork.',
  quote: null,
  sentAt: `2026-12-${sentAt}Z`,
  delivery,
});

type Sent = readonly [sentAt: string, delivery: Delivery | null];

const rowsOf = (sent: readonly Sent[], timeZone = 'UTC', hasEarlier = false) =>
  messageRows(
    sent.map(([sentAt, delivery]) => message(sentAt, delivery)),
    timeZone,
    hasEarlier,
  );

/** 'D' starts a day, '[' starts a group, ']' ends one, '*' shows whether it was sent or read. */
const drawn = ({ startsDay, startsGroup, endsGroup, showsDelivery }: MessageRow) =>
  `${startsDay ? 'D' : ''}${startsGroup ? '[' : ''}${showsDelivery ? '*' : ''}${endsGroup ? ']' : ''}`;

describe('messageRows', () => {
  it.each<[string, readonly Sent[], readonly string[]]>([
    ['of no message are none', [], []],
    ['of one message are a day and a group', [['10T18:00:00', null]], ['D[]']],
    [
      'join what one user sent within five minutes',
      [
        ['10T18:00:00', null],
        ['10T18:05:00', null],
        ['10T18:10:01', null],
      ],
      ['D[', ']', '[]'],
    ],
    [
      'separate the two users',
      [
        ['10T18:00:00', null],
        ['10T18:00:10', 'read'],
        ['10T18:00:20', null],
      ],
      ['D[]', '[*]', '[]'],
    ],
    [
      'separate days, however close',
      [
        ['10T23:59:00', null],
        ['11T00:01:00', null],
      ],
      ['D[]', 'D[]'],
    ],
    [
      'leave a message that was not sent by itself',
      [
        ['10T18:00:00', 'sent'],
        ['10T18:00:10', 'failed'],
        ['10T18:00:20', 'sending'],
        ['10T18:00:30', 'waiting'],
      ],
      ['D[*]', '[]', '[', ']'],
    ],
    [
      'say sent and read once, at the newest of each',
      [
        ['10T18:00:00', 'read'],
        ['10T18:20:00', 'read'],
        ['10T18:40:00', 'sent'],
        ['10T19:00:00', 'sent'],
      ],
      ['D[]', '[*]', '[]', '[*]'],
    ],
  ])('%s', (_rule, sent, expected) => {
    expect(rowsOf(sent).map(drawn)).toEqual(expected);
  });

  it('leave out the day of the first while earlier ones may share it', () => {
    const sent: readonly Sent[] = [
      ['10T18:00:00', null],
      ['11T18:00:00', null],
    ];
    expect(rowsOf(sent, 'UTC', true).map(drawn)).toEqual(['[]', 'D[]']);
  });

  it('have the days of the time zone of the viewer', () => {
    const sent: readonly Sent[] = [
      ['10T14:58:00', null],
      ['10T15:01:00', null],
    ];
    expect(rowsOf(sent).map(drawn)).toEqual(['D[', ']']);
    expect(rowsOf(sent, 'Asia/Tokyo').map(drawn)).toEqual(['D[]', 'D[]']);
  });
});

import { describe, expect, it } from 'vitest';
import { UNPLANNED } from './evening-parts.ts';
import { liveAnnouncement } from './live-announcement.ts';
import { liveMoment, type LiveEvent } from './live-moment.ts';
import { comingLines, lateText, liveTexts } from './live-texts.ts';

const at = (time: string) => new Date(`2026-12-10T${time}Z`);
const evening = {
  status: 'created',
  startTime: at('19:30:00'),
  endTime: at('20:49:00'),
  format: { lobbyLength: 15, rounds: 8, roundLength: 6, matchLength: 2 },
  timezone: 'UTC',
};

type Change = Partial<LiveEvent>;

const textsAt = (time: string, change: Change = {}) => {
  const event = { ...evening, ...change };
  return liveTexts(event, liveMoment(event, at(time)));
};

describe('liveTexts', () => {
  it.each<[string, string, string, string | null]>([
    [
      '18:00:00',
      'Begins in',
      'Thu 10 Dec, 7:30 PM',
      'The room opens ten minutes before the start. This page will open it for you.',
    ],
    ['19:25:00', 'Begins in', 'at 7:30 PM', 'The room is open. Come in.'],
    [
      '19:32:00',
      'Round 1 begins in',
      'at 7:45 PM',
      'Come in. There are 8 rounds of 6 minutes, with 2 minutes of match time after each.',
    ],
    ['20:18:48', 'Round 5 of 8', 'until 8:23 PM', null],
    ['20:23:42', 'Match time', 'then round 6', 'Round 6 begins at 8:25 PM.'],
    ['20:42:00', 'Last round', 'until 8:47 PM', 'The evening ends at 8:49 PM.'],
    ['20:48:26', 'Last match time', 'then the end', 'The evening ends at 8:49 PM.'],
  ])('at %s: %s, %s', (time, label, limit, note) => {
    expect(textsAt(time)).toEqual({ label, limit, note });
  });

  it('are none once the event is over or cancelled', () => {
    expect(textsAt('20:49:00')).toBeNull();
    expect(textsAt('19:32:00', { status: 'archived' })).toBeNull();
  });

  it.each<[string, Change, string, string, string]>([
    [
      'a lobby without rounds',
      { format: { ...evening.format, rounds: 0 } },
      '19:32:00',
      'Lobby',
      'until 7:45 PM',
    ],
    [
      'one round is not the last of many',
      { format: { ...evening.format, rounds: 1 }, endTime: at('19:53:00') },
      '19:46:00',
      'Round 1 of 1',
      'until 7:51 PM',
    ],
    [
      'the last round before an earlier end',
      { endTime: at('20:00:00') },
      '19:54:00',
      'Last round',
      'until 7:59 PM',
    ],
    [
      'the last match time before a rest',
      { endTime: at('21:30:00') },
      '20:48:00',
      'Last match time',
      'until 8:49 PM',
    ],
    ['a rest', { endTime: at('21:30:00') }, '20:50:00', 'The rounds are over', 'until 9:30 PM'],
    [
      'an evening without a format',
      { format: UNPLANNED },
      '19:50:00',
      'The evening is on',
      'until 8:49 PM',
    ],
  ])('of %s', (_what, change, time, label, limit) => {
    expect(textsAt(time, change)).toMatchObject({ label, limit });
  });

  it.each([
    [1, 6, 1, 'Come in. There is one round of 6 minutes, with one minute of match time after it.'],
    [3, 1, 0, 'Come in. There are 3 rounds of one minute.'],
    [0, 6, 2, 'Come in.'],
  ])('of the lobby of %i rounds of %i and %i minutes', (rounds, roundLength, matchLength, note) => {
    const format = { lobbyLength: 15, rounds, roundLength, matchLength };
    expect(textsAt('19:32:00', { format })?.note).toBe(note);
  });
});

describe('comingLines', () => {
  const linesAt = (time: string) =>
    comingLines(evening, liveMoment(evening, at(time))).map(({ when, what }) => `${when}: ${what}`);

  it.each([
    ['18:00:00', ['7:30 PM: Lobby, 15 minutes', '7:45 PM: Round 1, 6 minutes', '8:49 PM: End']],
    [
      '20:18:48',
      [
        'Now: Round 5 of 8',
        '8:23 PM: Match time, 2 minutes',
        '8:25 PM: Round 6, 6 minutes',
        '8:49 PM: End',
      ],
    ],
    ['20:48:26', ['Now: Last match time', '8:49 PM: End']],
    ['20:49:00', []],
  ])('at %s', (time, lines) => {
    expect(linesAt(time)).toEqual(lines);
  });
});

describe('lateText', () => {
  it.each([
    ['19:25:00', null],
    ['19:32:00', null],
    ['20:04:43', 'Round 3 is under way. Round 4 begins at 8:09 PM.'],
    ['20:08:00', 'Match time is under way. Round 4 begins at 8:09 PM.'],
    ['20:42:00', 'Round 8 is under way. The evening ends at 8:49 PM.'],
    ['20:49:00', null],
  ])('at %s: %s', (time, text) => {
    expect(lateText(evening, liveMoment(evening, at(time)))).toBe(text);
  });
});

describe('liveAnnouncement', () => {
  const saidAt = (time: string) =>
    liveAnnouncement(evening, liveMoment(evening, at(time)), at(time)).text;

  it.each([
    ['18:00:00', ''],
    ['19:20:00', 'The room is open'],
    ['19:28:59', 'The room is open'],
    ['19:29:00', 'The evening begins in one minute'],
    ['19:30:00', 'Lobby. Round 1 begins at 7:45 PM'],
    ['19:44:00', 'One minute left'],
    ['19:45:00', 'Round 1 of 8, until 7:51 PM'],
    ['19:50:30', 'One minute left'],
    ['19:51:00', 'Match time, until 7:53 PM'],
    ['20:47:00', 'Last match time, until 8:49 PM'],
    ['20:49:00', 'This event is over'],
  ])('at %s: %j', (time, text) => {
    expect(saidAt(time)).toBe(text);
  });

  it('changes when a phase begins and in its last minute, and at no other second', () => {
    const keys: string[] = [];
    const end = evening.endTime.getTime() + 10_000;
    for (let ms = evening.startTime.getTime(); ms < end; ms += 1000) {
      const now = new Date(ms);
      const { key } = liveAnnouncement(evening, liveMoment(evening, now), now);
      if (keys.at(-1) !== key) keys.push(key);
    }
    // The lobby, eight rounds and eight match times, each with its last minute, and the end.
    expect(keys).toHaveLength(2 * 17 + 1);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('says of a phase of one minute only that it begins', () => {
    const short = { ...evening, format: { ...evening.format, matchLength: 1 } };
    const now = at('19:51:00');
    expect(liveAnnouncement(short, liveMoment(short, now), now).text).toBe(
      'Match time, until 7:52 PM',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketServerMessages } from './server-messages.ts';
import { reservationProblem } from './reservation-problem.ts';
import { after, NOW, TICKET_COUNTDOWN_CASES, TIME_ZONE } from './ticket-countdown.cases.ts';
import { countdownAnnouncement, countdownChangesIn, ticketCountdown } from './ticket-countdown.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const countdown = (ms: number) => ticketCountdown(after(ms), NOW, TIME_ZONE);

describe('ticketCountdown', () => {
  it.each(TICKET_COUNTDOWN_CASES)('$before: $text', ({ ms, kind, text }) => {
    expect(countdown(ms)).toEqual({ kind, text });
  });

  it('shows hours, minutes and seconds in the last day before the start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DAY - 1 }), (ms) => {
        expect(countdown(ms).text).toMatch(/^(\d\d:)?[0-5]\d:[0-5]\d$/);
      }),
    );
  });
});

describe('countdownChangesIn', () => {
  it.each([
    [0, null],
    [-1, null],
    [1, 1],
    [999, 999],
    [1000, 1],
    [61_250, 251],
    [DAY, 1],
    [2 * DAY + HOUR, HOUR + 1],
  ])('%d ms before the start: %s', (ms, wait) => {
    expect(countdownChangesIn(after(ms), NOW)).toBe(wait);
  });

  it('is the time of the next change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * DAY }), (ms) => {
        const wait = countdownChangesIn(after(ms), NOW) ?? 0;
        expect(countdown(ms - wait + 1)).toEqual(countdown(ms));
        expect(countdown(ms - wait)).not.toEqual(countdown(ms));
      }),
    );
  });
});

describe('countdownAnnouncement', () => {
  it.each([
    [61 * 60 * SECOND, ''],
    [60 * 60 * SECOND, 'Starts in 60 minutes'],
    [10 * 60 * SECOND - 4 * SECOND, 'Starts in 10 minutes'],
    [10 * 60 * SECOND - 5 * SECOND, ''],
    [5 * 60 * SECOND, 'Starts in 5 minutes'],
    [60 * SECOND, 'Starts in 1 minute'],
    [0, ''],
  ])('%d ms before the start: %j', (ms, text) => {
    expect(countdownAnnouncement(after(ms), NOW)).toBe(text);
  });
});

describe('reservationProblem', () => {
  const server = ticketServerMessages;
  const event = {
    status: 'created',
    startTime: after(DAY),
    endTime: after(DAY + HOUR),
    timezone: TIME_ZONE,
    minAge: 25,
    maxAge: 40,
  };
  const buyer = {
    birthdate: '1996-04-12',
    isHost: false,
    isCentre: false,
    hasTicket: false,
    ticketsLeft: 1,
  };
  const nothingLeft = { hasTicket: true, isHost: true, birthdate: null, ticketsLeft: 0 };

  it.each([
    ['an event that is over', { status: 'completed' }, nothingLeft, 'This event is over'],
    ['an event past its end', { endTime: NOW }, nothingLeft, 'This event is over'],
    ['a cancelled event', { status: 'archived' }, nothingLeft, 'Cancelled'],
    ['an event in review', { status: 'pending' }, nothingLeft, server.inReview],
    ['a ticket already', {}, nothingLeft, server.alreadySignedUp],
    ['a host', {}, { ...nothingLeft, hasTicket: false }, server.hostNeedsNoTicket],
    ['a bachelorette', {}, { isCentre: true, ticketsLeft: 0 }, server.centreNeedsNoTicket],
    ['no birthdate', {}, { birthdate: null, ticketsLeft: 0 }, server.birthdateMissing],
    ['too young', {}, { birthdate: '2003-01-01', ticketsLeft: 0 }, server.ageOutside(25, 40)],
    ['too old', {}, { birthdate: '1970-01-01' }, server.ageOutside(25, 40)],
    ['no tickets left', {}, { ticketsLeft: 0 }, 'Sold out'],
  ])('is %s', (_what, eventChange, buyerChange, message) => {
    const problem = reservationProblem(
      { ...event, ...eventChange },
      { ...buyer, ...buyerChange },
      NOW,
    );
    expect(problem?.message).toBe(message);
  });

  it('is null otherwise', () => {
    expect(reservationProblem(event, buyer, NOW)).toBeNull();
  });

  it('names the user as the cause if another user could get the ticket', () => {
    const young = { ...buyer, birthdate: '2003-01-01' };
    expect(reservationProblem(event, young, NOW)?.kind).toBe('person');
    expect(reservationProblem(event, { ...buyer, ticketsLeft: 0 }, NOW)?.kind).toBe('event');
  });
});

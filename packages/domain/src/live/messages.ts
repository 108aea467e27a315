import { streamingMessages } from '../tickets/event-room-messages.ts';

/** 'one minute', '6 minutes'. */
const minutesText = (count: number) => (count === 1 ? 'one minute' : `${count} minutes`);

/** The texts of the live page. Ours: the documents give its address only. */
export const liveMessages = {
  beginsIn: 'Begins in',
  firstRoundIn: 'Round 1 begins in',
  lobby: 'Lobby',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  lastRound: 'Last round',
  match: 'Match time',
  lastMatch: 'Last match time',
  rest: 'The rounds are over',
  /** An evening without rounds. */
  unplanned: 'The evening is on',
  at: (time: string) => `at ${time}`,
  until: (time: string) => `until ${time}`,
  thenRound: (round: number) => `then round ${round}`,
  thenEnd: 'then the end',
  opensBefore: streamingMessages.opensBefore,
  isOpen: 'The room is open. Come in.',
  /** The lobby. `rounds` is 0 for an evening without rounds. */
  comeIn: (rounds: number, roundLength: number, matchLength: number) => {
    if (rounds === 0) return 'Come in.';
    const count = rounds === 1 ? 'There is one round' : `There are ${rounds} rounds`;
    const after = rounds === 1 ? 'after it' : 'after each';
    const match =
      matchLength === 0 ? '' : `, with ${minutesText(matchLength)} of match time ${after}`;
    return `Come in. ${count} of ${minutesText(roundLength)}${match}.`;
  },
  roundBegins: (round: number, time: string) => `Round ${round} begins at ${time}.`,
  ends: (time: string) => `The evening ends at ${time}.`,
  /** The list of what comes. */
  now: 'Now',
  end: 'End',
  lasting: (what: string, minutes: number) => `${what}, ${minutesText(minutes)}`,
  roundName: (round: number) => `Round ${round}`,
  plan: 'The clock follows the plan of the evening. In the room, your host has the final say.',
  /** A guest who comes when the rounds have begun. */
  late: {
    title: 'The evening has begun',
    underWay: (what: string) => `${what} is under way.`,
  },
  offline: { title: 'You are offline', text: 'The clock keeps to the schedule.' },
  over: {
    title: streamingMessages.over,
    text: 'Everyone who likes you back is in your matches.',
  },
  /** Said by screen readers. */
  spoken: {
    opened: 'The room is open',
    minuteLeft: 'One minute left',
    minuteToBegin: 'The evening begins in one minute',
    begins: (what: string, until: string) => `${what}, ${until}`,
    firstRound: (time: string) => `Lobby. Round 1 begins at ${time}`,
  },
  /** The timeline, for screen readers. */
  timeline: {
    label: 'Plan of the evening',
    part: (what: string, start: string, end: string) => `${what}, ${start} to ${end}`,
    current: ', now',
    end: (time: string) => `End, ${time}`,
  },
  keepScreenOn: {
    label: 'Keep the screen on',
    refused: 'This device did not allow it. Its battery may be low.',
  },
} as const;

/** A message of a seeded conversation. */
interface Line {
  by: 'demo' | 'other';
  minutesAgo: number;
  text: string;
  /** The position of the message that this one quotes. */
  quotes?: number;
}

/** A seeded conversation of a demo dater. */
export interface Script {
  lines: readonly Line[];
  /** How many of the first messages each user has read. */
  read: { demo: number; other: number };
}

const HOUR = 60;
const DAY = 24 * HOUR;

const TART: Script = {
  lines: [
    {
      by: 'other',
      minutesAgo: DAY + 190,
      text: 'You said you have a case to make for the plum tart.',
    },
    { by: 'demo', minutesAgo: DAY + 181, text: 'I have eaten it eleven times. I keep a list.' },
    { by: 'other', minutesAgo: DAY + 180, text: 'A list of tarts, or a list of times?' },
    { by: 'demo', minutesAgo: DAY + 172, text: 'Both. There are columns.' },
    {
      by: 'other',
      minutesAgo: DAY + 170,
      text: 'I have never wanted to see a spreadsheet before.',
    },
    {
      by: 'demo',
      minutesAgo: 5 * HOUR,
      text: 'Saturday, then? I bring the list, you bring an open mind.',
    },
    { by: 'other', minutesAgo: 4 * HOUR, text: 'Saturday is good. Eleven, before they run out?' },
    { by: 'demo', minutesAgo: 236, text: 'You have done this before.' },
    { by: 'other', minutesAgo: 48, text: 'Wait. What is in the third column?', quotes: 3 },
    { by: 'other', minutesAgo: 47, text: 'No, tell me on Saturday.' },
    { by: 'other', minutesAgo: 12, text: 'I am going to think about it until Saturday.' },
  ],
  read: { demo: 8, other: 11 },
};

const COFFEE: Script = {
  lines: [
    {
      by: 'other',
      minutesAgo: DAY + 600,
      text: 'You are learning Arabic. How is it going?',
    },
    {
      by: 'demo',
      minutesAgo: DAY + 590,
      text: 'Slowly. I can order coffee: قهوة بلا سكر، من فضلك',
    },
    { by: 'other', minutesAgo: DAY + 588, text: 'And if they ask you something back?' },
    { by: 'demo', minutesAgo: DAY + 580, text: 'Then I drink whatever comes.' },
    { by: 'other', minutesAgo: 9 * HOUR, text: 'صباح الخير! كيف القهوة؟' },
    { by: 'demo', minutesAgo: 8 * HOUR, text: 'صباح النور. مُرّة، لكنها لي.' },
    {
      by: 'other',
      minutesAgo: 7 * HOUR,
      text: 'I know a place where they put cardamom in it. You would not have to say a word.',
    },
    { by: 'demo', minutesAgo: 6 * HOUR, text: 'I would like to say one or two.' },
  ],
  read: { demo: 8, other: 8 },
};

const MARKET: Script = {
  lines: [
    {
      by: 'other',
      minutesAgo: 20 * HOUR,
      text: 'We like the same market. One of us gets there earlier, I suspect.',
    },
    {
      by: 'demo',
      minutesAgo: 19 * HOUR,
      text: 'Seven on Sundays. The peach man knows my name.',
    },
    { by: 'other', minutesAgo: 18 * HOUR, text: 'He knows mine too.' },
    { by: 'demo', minutesAgo: 17 * HOUR, text: 'Then he has been keeping us apart.' },
  ],
  read: { demo: 3, other: 3 },
};

const PIANO: Script = {
  lines: [
    {
      by: 'demo',
      minutesAgo: DAY + 300,
      text: 'You wrote that you know three songs on the piano. Which three?',
    },
    { by: 'other', minutesAgo: DAY + 240, text: 'If I tell you, that is the whole concert.' },
    { by: 'demo', minutesAgo: DAY + 235, text: 'Then I will wait for the concert.' },
    { by: 'other', minutesAgo: 90, text: 'Doors open on Thursday. Bring a cushion.' },
  ],
  read: { demo: 3, other: 4 },
};

/** The conversations of the accepted demo dater, in the order of the matches. The next match has none. */
export const ACCEPTED_SCRIPTS: readonly Script[] = [TART, COFFEE, MARKET];

/** The conversations of the demo dater who waits. */
export const WAITING_SCRIPTS: readonly Script[] = [PIANO];

import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For the time until an event starts: days from 24 hours on, then a clock, then `Started at: time`.',
    'It takes the size and the colour of the text that it stands in.',
    'Use `onElapsed` to ask anew for what changes with the start.',
    'Give `now` where nothing may move: a story, a picture.',
  ],
  alternatives: [
    { component: 'Progress', when: 'it is work that comes to an end, not a time' },
    { component: 'ArcProgress', when: 'it counts steps' },
  ],
  accessibility: [
    'While it counts it MUST be a timer with a name, and MUST NOT be said aloud each second.',
    'It SHOULD be said politely at 60, 10, 5 and 1 minutes before the start, and MUST be when the start has come.',
    'Its figures MUST have one width, so that nothing beside them moves.',
    'It MUST NOT tick while nobody sees it.',
  ],
  content: [
    'Nothing stands before the figures: say beside them what starts.',
    'The time at which it started is that of the time zone of the event.',
  ],
};

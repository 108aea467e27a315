import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For the time until an event starts: days from 24 hours on, then a clock, then `Started at: time`.',
    'It takes the size and the color of the text around it.',
    'Use `onElapsed` to ask anew for what changes with the start.',
    'Give `now` where nothing may move: a story, a picture.',
  ],
  alternatives: [
    { component: 'Progress', when: 'it is work that comes to an end, not a time' },
    { component: 'ArcProgress', when: 'it counts steps' },
  ],
  accessibility: [
    'While it counts it MUST be a timer with a name, and MUST NOT be announced every second.',
    'It SHOULD be announced politely 60, 10, 5 and 1 minutes before the start, and MUST be at the start.',
    'Its figures MUST be tabular, so that nothing next to them moves.',
    'It MUST NOT tick while nobody sees it.',
  ],
  content: [
    'Nothing comes before the figures: say next to them what starts.',
    'The time at which it started is that of the time zone of the event.',
  ],
};

import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'In the place of a list or a panel that has nothing in it, first of all before anything was ever there.',
    'Offer a next step: one `solid` Button for what most users want next, and at most a TextLink next to it.',
    'Choose the drawing by the title: `NoEventsOrbit` for a list without evenings or guests, `NoMatchesOrbit` without people, `NotFoundOrbit` for an address or a search, `FailedOrbit`, `CompleteOrbit` where everything is done, `EndOfDeckOrbit` where everyone was seen. `WaitingOrbit` is for what is still to come.',
  ],
  alternatives: [
    { component: 'ErrorState', when: 'something may be there, but could not be fetched' },
    { component: 'Skeleton', when: 'it is not known yet whether there is anything' },
  ],
  accessibility: [
    'The title MUST be a heading of the level that its place in the page asks for.',
    'The orbits are decorative and MUST NOT be announced.',
    'Where it is the answer to a search or a filter, it SHOULD be announced: give it `role="status"` and keep its place in the document.',
  ],
  content: [
    'The title says what there is not, in a whole sentence without a period: `You have no upcoming events`.',
    'A line under it only where the title leaves a question. The actions start with a verb.',
  ],
};

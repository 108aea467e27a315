import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To lead to the page of an event, wherever events are listed.',
    '`banner` for one event above the others, `small` in a grid, `waitlist` where there are no tickets yet.',
    'Give `host` as `hidden` for visitors, who see a lock in the place of the logo, and as null for an event without a host.',
    'While events load, show `EventCardSkeleton` in their places, within one `SkeletonRegion`.',
  ],
  alternatives: [
    { component: 'Link', when: 'an event is only named within a sentence' },
    { component: 'QrTicket', when: 'a user holds a ticket to it' },
  ],
  accessibility: [
    'The card MUST have one link, the title, which reaches over all of it, and which date, place, price, host and tag describe.',
    'The title MUST be a heading of the level that the page needs: set `headingLevel`.',
    'Words over the picture MUST keep a contrast of 4.5 to 1: the scrim is part of the card, which is dark in either theme.',
    'The cover MUST NOT be announced: the title says what it is of.',
  ],
  content: [
    'The title is cut at 40 characters and the description at 150, so put what matters first.',
    'The date is that of the place where the event is held, not that of the reader.',
  ],
};

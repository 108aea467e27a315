import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one thing among others that can be picked up: an event, a person, an order.',
    '`CardLink` where the whole card goes somewhere. `raised` for a panel that stays visible above the page.',
    '`padding` where it holds words or fields: `sm`, `md` or `lg`. Without it a picture can lie to the edge.',
  ],
  alternatives: [
    { component: 'Dialog', when: 'everything else has to wait' },
    { component: 'Link', when: 'it is only words that go somewhere' },
  ],
  accessibility: [
    'A `CardLink` MUST be one link, with a name that says where it goes, and MUST NOT hold anything else that can be pressed.',
    'It MUST be reached by Tab, followed by Enter, and show the focus around the whole card.',
    'Its frame MUST stay where the system paints with its own colors.',
    'A card with a heading SHOULD have it as a heading of the page, in order.',
  ],
  content: [
    'Picture, then name, then one line.',
    'No card within a card. Rows of text want hairlines, not boxes.',
  ],
};

import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'To show a user their ticket, most often in a `Dialog` that is called `My Ticket`.',
    '`QrCode` is the code alone; `QrPlace` has its size, while it loads or once it is no longer valid.',
    'The code says what it is given and nothing else: give the text that the door expects.',
  ],
  alternatives: [{ component: 'EventCard', when: 'an event is shown to a user without a ticket' }],
  accessibility: [
    'The code MUST be dark on light in both themes and in forced colors, with four modules of light around it, or scanners do not read it.',
    'The code MUST have a name that says whose ticket it is, and to what.',
    'Everything else on the ticket MUST be text.',
  ],
  content: ['The name of the guest as on the list at the door.'],
};

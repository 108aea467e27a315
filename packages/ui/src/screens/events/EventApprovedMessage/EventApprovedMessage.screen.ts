import type { Screen } from '../../../screen.ts';

export const eventApprovedMessage: Screen = {
  id: 'event-approved-message',
  title: 'APPROVED — YOU ARE ON THE LIST',
  area: 'events',
  routes: [],
  audience: 'member',
  source: ['events §4'],
  states: ['default'],
};

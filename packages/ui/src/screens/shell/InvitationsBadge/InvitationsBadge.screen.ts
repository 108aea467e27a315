import type { Screen } from '../../../screen.ts';

export const invitationsBadge: Screen = {
  id: 'invitations-badge',
  title: 'Invitations',
  area: 'shell',
  routes: [],
  audience: 'member',
  source: ['member §2'],
  states: ['shown', 'hidden'],
};

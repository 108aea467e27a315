import type { Screen } from '../../../screen.ts';

export const copyLinkConfirmation: Screen = {
  id: 'copy-link-confirmation',
  title: 'Link copied successfully',
  area: 'profile',
  routes: [],
  audience: 'anyone',
  source: ['member §2', 'member §9', 'events §2'],
  states: ['shown-2500ms', 'hidden', 'by-hand'],
};

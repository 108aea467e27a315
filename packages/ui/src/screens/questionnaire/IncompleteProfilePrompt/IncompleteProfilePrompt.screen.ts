import type { Screen } from '../../../screen.ts';

export const incompleteProfilePrompt: Screen = {
  id: 'incomplete-profile-prompt',
  title: 'your database entry is almost complete',
  area: 'questionnaire',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §3'],
  states: ['default', 'nothing-answered'],
};

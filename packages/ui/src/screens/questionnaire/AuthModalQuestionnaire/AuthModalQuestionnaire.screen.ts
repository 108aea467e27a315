import type { Screen } from '../../../screen.ts';

export const authModalQuestionnaire: Screen = {
  id: 'auth-modal-questionnaire',
  title: 'TELL US ABOUT YOU',
  area: 'questionnaire',
  routes: [],
  audience: 'member',
  source: ['member §2'],
  states: ['default'],
};

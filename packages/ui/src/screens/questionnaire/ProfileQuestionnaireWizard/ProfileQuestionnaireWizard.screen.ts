import type { Screen } from '../../../screen.ts';

export const profileQuestionnaireWizard: Screen = {
  id: 'profile-questionnaire-wizard',
  title: 'TELL US ABOUT YOU',
  area: 'questionnaire',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §8'],
  states: [
    'first',
    'middle',
    'last',
    'skip-ahead',
    'saving',
    'save-failed-stays',
    'left-without-a-choice',
  ],
};

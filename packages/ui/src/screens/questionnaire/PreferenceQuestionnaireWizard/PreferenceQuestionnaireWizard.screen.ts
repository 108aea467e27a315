import type { Screen } from '../../../screen.ts';

export const preferenceQuestionnaireWizard: Screen = {
  id: 'preference-questionnaire-wizard',
  title: 'WHAT ARE YOU LOOKING FOR?',
  area: 'questionnaire',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §8'],
  states: [
    'required-empty',
    'optional-empty-open-to-all',
    'answered',
    'last',
    'saving',
    'save-failed-stays',
  ],
};

import type { Screen } from '../../../screen.ts';

export const birthdayStep: Screen = {
  id: 'profile-step-birthday',
  title: 'Birthday',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5'],
  states: ['empty', 'partial', 'bad-format', 'invalid-date', 'under-18', 'over-100', 'valid'],
};

import type { Screen } from '../../../screen.ts';

export const aboutMeStep: Screen = {
  id: 'profile-step-about-me',
  title: 'About me',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §3', 'member §5'],
  states: ['empty', 'm', 'f', 'more-open', 'more-chosen'],
};

import type { Screen } from '../../../screen.ts';

export const editApplicationPage: Screen = {
  id: 'edit-application-page',
  title: 'Edit Application',
  area: 'profile',
  routes: ['/profile'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §8'],
  states: [
    'loaded',
    'no-changes',
    'saving',
    'saved',
    'failed',
    'invalid-fields',
    'username-taken',
    'long-bio',
    'upload-failed',
    'newcomer',
    'answers',
    'loading',
    'load-failed',
  ],
};

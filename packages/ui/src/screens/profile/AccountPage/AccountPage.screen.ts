import type { Screen } from '../../../screen.ts';

export const accountPage: Screen = {
  id: 'settings-page',
  title: 'Settings',
  area: 'profile',
  routes: ['/account'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §7', 'member §8'],
  states: [
    'loaded',
    'missing-fields',
    'no-changes',
    'location-missing-coordinates',
    'invalid-email',
    'saving',
    'saved',
    'failed',
    'linking',
    'link-failed',
    'unlinking',
    'delete-asked',
    'delete-not-typed',
    'delete-failed',
    'logging-out',
    'loading',
    'load-failed',
  ],
};

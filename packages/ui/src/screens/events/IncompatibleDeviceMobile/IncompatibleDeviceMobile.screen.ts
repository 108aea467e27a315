import type { Screen } from '../../../screen.ts';

export const incompatibleDeviceMobile: Screen = {
  id: 'incompatible-device-overlay-mobile',
  title: 'Join from another place, mobile',
  area: 'events',
  routes: [],
  audience: 'member',
  source: ['events §2', 'member §6'],
  states: ['default', 'link-sent', 'failed', 'developer-mode-suppressed'],
};

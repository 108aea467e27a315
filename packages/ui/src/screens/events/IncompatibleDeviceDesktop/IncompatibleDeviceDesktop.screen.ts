import type { Screen } from '../../../screen.ts';

export const incompatibleDeviceDesktop: Screen = {
  id: 'incompatible-device-overlay-desktop',
  title: 'Join from another place, desktop',
  area: 'events',
  routes: [],
  audience: 'member',
  source: ['events §2', 'member §6'],
  states: ['default', 'link-sent', 'copied', 'failed', 'developer-mode-suppressed'],
};

import type { Screen } from '../../../screen.ts';

export const applicationStatusDialog: Screen = {
  id: 'application-status-dialog',
  title: 'Application status',
  area: 'waitlist',
  routes: [],
  audience: 'member',
  source: ['admin §6', 'member §3'],
  states: ['payment-pending', 'payment-failed', 'complete', 'not-for-admins'],
};

import type { Screen } from '../../../screen.ts';

export const tokenStepper: Screen = {
  id: 'token-stepper',
  title: 'Token stepper',
  area: 'likes',
  routes: [],
  audience: 'member',
  source: ['member §2 (Like-request dialog)', 'member §4', 'member §9'],
  states: ['base', 'above-base', 'minus-disabled-at-10', 'off-when-replying'],
};

import { expect, it } from 'vitest';
import { eventFormActions } from './event-form-actions.ts';

const NOW = new Date('2026-12-01T20:00:00Z');
const AHEAD = new Date('2026-12-01T20:01:00Z');

it.each([
  ['created', AHEAD, { submit: true, delete: true }],
  ['started', AHEAD, { submit: true, delete: true }],
  ['pending', AHEAD, { submit: true, delete: true }],
  ['archived', AHEAD, { submit: false, delete: false }],
  ['completed', AHEAD, { submit: false, delete: false }],
  ['created', NOW, { submit: false, delete: false }],
  // It was not approved, and so has not taken place.
  ['pending', NOW, { submit: false, delete: true }],
] as const)('the form of an event that is %s and ends at %o', (status, endTime, actions) => {
  expect(eventFormActions({ status, endTime }, NOW)).toEqual(actions);
});

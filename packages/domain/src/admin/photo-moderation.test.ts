import { expect, it } from 'vitest';
import { photoDecisions } from './photo-moderation.ts';

it.each([
  ['Pending', { approve: true, reject: true }],
  ['Approved', { approve: false, reject: true }],
  ['Rejected', { approve: true, reject: false }],
] as const)('the decisions of a photo that is %s are %o', (moderationStatus, decisions) => {
  expect(photoDecisions({ moderationStatus })).toEqual(decisions);
});

import { expect, it } from 'vitest';
import { signupAction } from './signup-action.ts';

it.each([
  [true, true, 'refund'],
  [false, true, 'delete'],
  [true, false, null],
  [false, false, null],
])('signupAction, paid %j, cancellable %j: %j', (paid, cancelSignups, action) => {
  expect(signupAction({ paid }, { cancelSignups })).toBe(action);
});

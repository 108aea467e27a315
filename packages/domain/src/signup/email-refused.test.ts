import { expect, it } from 'vitest';
import { serverMessages } from '../server-messages.ts';
import { isEmailRefusal } from './email-refused.ts';

it.each([
  [409, serverMessages.emailTaken, true],
  [409, 'E-mail in use', true],
  [409, serverMessages.phoneTaken, false],
  [422, serverMessages.fieldMalformed('email'), false],
  [500, 'Mail server down', false],
])('%i with "%s": %s', (status, message, expected) => {
  expect(isEmailRefusal(status, message)).toBe(expected);
});

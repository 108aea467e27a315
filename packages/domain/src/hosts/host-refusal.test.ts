import { describe, expect, it } from 'vitest';
import { serverMessages } from '../server-messages.ts';
import { refusedPart } from './host-refusal.ts';
import { hostServerMessages } from './server-messages.ts';

describe('refusedPart', () => {
  it.each([
    [422, hostServerMessages.invitationInvalid, 'invitation'],
    [409, serverMessages.emailTaken, 'email'],
    [409, serverMessages.phoneTaken, 'phone'],
    [409, hostServerMessages.linkIdTaken, 'linkId'],
    [422, serverMessages.phoneNotVerified, null],
    [422, hostServerMessages.linkIdReserved, null],
    [500, serverMessages.emailTaken, null],
    [409, '', null],
  ])('of %d "%s" is %s', (status, message, part) => {
    expect(refusedPart(status, message)).toBe(part);
  });
});

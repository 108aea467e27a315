import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { inviteCodeOf, isInviteCode, plainInviteCode } from './invite-code.ts';
import { isAcceptedReply } from './is-accepted-reply.ts';
import { referralProblem } from './referral-problem.ts';

const bytes = fc.uint8Array({
  minLength: limits.inviteCodeLength,
  maxLength: limits.inviteCodeLength,
});

describe('an invite code', () => {
  it('has eight letters and digits without similar-looking ones', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(inviteCodeOf(random)).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
      }),
    );
  });

  it('differs if the last five bits of a byte differ', () => {
    const all = Array.from({ length: 32 }, (_, byte) => inviteCodeOf(new Uint8Array(8).fill(byte)));
    expect(new Set(all).size).toBe(32);
  });

  it('is recognized in lower case and with blanks', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = inviteCodeOf(random);
        expect(plainInviteCode(` ${code.toLowerCase()} `)).toBe(code);
      }),
    );
  });
});

describe('the code of a link', () => {
  it.each([
    ['K7QWM3XP', true],
    ['k7qwm3xp', true],
    ['spring-2027', true],
    ['', false],
    ['../admin', false],
    ['a b', false],
    ['<b>', false],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
  ])('%j can be one: %s', (text, may) => {
    expect(isInviteCode(text)).toBe(may);
  });
});

describe('a referral', () => {
  it.each([
    ['by a user', null, 2, null],
    ['by the same person again', 2, 2, null],
    ['by oneself', null, 1, 'own-code'],
    ['by oneself, with a referrer', 2, 1, 'own-code'],
    ['by a second person', 3, 2, 'already-referred'],
  ] as const)('%s, who referred before %s: %s', (_what, referredBy, ownerId, reason) => {
    const problem = referralProblem({ id: 1, referredBy }, ownerId);
    expect(problem?.reason ?? null).toBe(reason);
  });
});

describe('the reply to a code', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('with accepted %j counts as accepted: %s', (accepted, counts) => {
    expect(isAcceptedReply({ data: { accepted } })).toBe(counts);
  });
});

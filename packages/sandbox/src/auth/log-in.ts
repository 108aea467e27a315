import type { LoginRequest, PasswordLogin } from '@perigee/api/zod';
import { serverMessages } from '@perigee/domain';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import { accountOf } from './account.ts';
import { restore, spend } from './allowance.ts';
import { useLinkToken } from './link-token.ts';

/**
 * Finds out who signs in by password or by a link.
 *
 * @returns the person's id
 * @throws 422 for a password or link that is not good, 429 after too many wrong passwords
 */
export async function logIn(context: SandboxContext, login: LoginRequest): Promise<number> {
  if (login.authMethod === 'Password') return byPassword(context, login);
  const { db, clock } = context;
  return useLinkToken(db, { purpose: 'sign-in', token: login.magicToken, now: clock() });
}

/** Nothing in the answer, and nothing in its time, tells whether the email has an account. */
async function byPassword(
  context: SandboxContext,
  { email, password }: PasswordLogin,
): Promise<number> {
  // Counted before the password is looked at: guesses at once cannot outrun the count.
  await spend(context, 'logins', email);
  const account = await accountOf(context, email);
  const isRight = await context.passwords.matches(password, account?.passwordHash ?? null);
  if (account === undefined || !isRight) throw failure(422, serverMessages.loginRefused);
  await restore(context.db, 'logins', email);
  return account.id;
}

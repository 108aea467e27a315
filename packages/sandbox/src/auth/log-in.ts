import type { LoginRequest, PasswordLogin } from '@perigee/api/zod';
import type { SandboxContext } from '../context.ts';
import { failure } from '../http/failure.ts';
import type { SessionOwner } from './tokens.ts';
import { accountOf } from './account.ts';
import { pairOf, restore, spend } from './allowance.ts';
import { useLinkToken } from './link-token.ts';
import { serverMessages } from '../server-messages.ts';

/**
 * Finds the user who signs in by password or by a link.
 *
 * @param client the client that sends the request
 * @returns the user whose session begins
 * @throws 422 for a password or link that is not valid, 429 after too many wrong passwords
 */
export async function logIn(
  context: SandboxContext,
  login: LoginRequest,
  client: string,
): Promise<SessionOwner> {
  await spend(context, 'clientLogins', client);
  if (login.authMethod === 'Password') return byPassword(context, login, client);
  const { db, clock } = context;
  return useLinkToken(db, { purpose: 'sign-in', token: login.magicToken, now: clock() });
}

/** Neither the reply nor its duration reveals whether the email has an account. */
async function byPassword(
  context: SandboxContext,
  { email, password }: PasswordLogin,
  client: string,
): Promise<SessionOwner> {
  const pair = pairOf(email, client);
  // The attempt is counted before the password is checked, so that concurrent guesses cannot exceed the
  // limit.
  await spend(context, 'logins', pair);
  const account = await accountOf(context, email);
  // The account is loaded and no transaction is open here: hashing takes a tenth of a second.
  const isRight = await context.passwords.matches(password, account?.passwordHash ?? null);
  if (account === undefined || !isRight) throw failure(422, serverMessages.loginRefused);
  await restore(context.db, 'logins', pair);
  return account;
}

import type { ReplacedState } from '@perigee/api/replaced-states';
import { allowanceKey, allowed, pairOf, type Allowed } from '../auth/allowance.ts';
import { hashToken, linkLifetimeMs, type LinkPurpose } from '../auth/link-token.ts';
import type { SandboxContext } from '../context.ts';
import { allowances, linkTokens } from '../db/schema/auth.ts';
import { NO_ADDRESS } from '../http/client.ts';
import { insertPeople } from '../seed/insert.ts';
import { accepted } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

/** Contracts are verified from the same machine, or without a connection. */
const VERIFIERS = ['127.0.0.1', NO_ADDRESS];

async function putMember(
  { db, clock, passwords }: SandboxContext,
  { email, password }: { email?: string; password?: string } = {},
): Promise<number> {
  const person = accepted(email === undefined ? {} : { email }, clock());
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  await insertPeople(db, [{ ...person, ...(passwordHash !== undefined && { passwordHash }) }]);
  return person.user.id;
}

async function putLink(
  context: SandboxContext,
  purpose: LinkPurpose,
  { token, used }: { token: string; used: boolean },
): Promise<void> {
  const now = context.clock();
  await context.db.insert(linkTokens).values({
    tokenHash: await hashToken(token),
    purpose,
    userId: await putMember(context),
    expiresAt: new Date(now.getTime() + linkLifetimeMs[purpose]),
    usedAt: used ? now : null,
  });
}

async function useUp({ db, clock }: SandboxContext, whose: string, ...all: Allowed[]) {
  await db.insert(allowances).values(
    all.map((what) => ({
      key: allowanceKey(what, whose),
      beganAt: clock(),
      used: allowed[what].most,
    })),
  );
}

/** The states of signing in by password or link. */
export const signInHandlers = {
  'a member with a password': async (context, member) => {
    await putMember(context, member);
    return {};
  },

  'a member whose password was guessed wrong too often': async (context, member) => {
    await putMember(context, member);
    for (const client of VERIFIERS) {
      await useUp(context, pairOf(member.email, client), 'logins');
    }
    return {};
  },

  'a member with an email': async (context, member) => {
    await putMember(context, member);
    return {};
  },

  'an email that was sent too many links': async (context, member) => {
    await putMember(context, member);
    await useUp(context, member.email, 'passwordResetLinks', 'magicLinks');
    return {};
  },

  'a link for a new password': async (context, { token }) => {
    await putLink(context, 'reset-password', { token, used: false });
    return {};
  },

  'a link for a new password that was used': async (context, { token }) => {
    await putLink(context, 'reset-password', { token, used: true });
    return {};
  },

  'a sign-in link': async (context, { magicToken }) => {
    await putLink(context, 'sign-in', { token: magicToken, used: false });
    return {};
  },

  'a sign-in link that was used': async (context, { magicToken }) => {
    await putLink(context, 'sign-in', { token: magicToken, used: true });
    return {};
  },

  'a phone that was sent too many links': async (context, { phone }) => {
    await useUp(context, phone, 'downloadLinks');
    return {};
  },
} satisfies Partial<StateHandlers<ReplacedState>>;

import { and, eq, gt, isNull } from 'drizzle-orm';
import { base64url } from 'jose';
import { hashToken } from '../../auth/link-token.ts';
import type { SandboxContext } from '../../context.ts';
import { connectCodes } from '../../db/schema/payments.ts';
import { CodeRefusedError, type Payments } from '../payments.ts';

type Ports = Pick<SandboxContext, 'db' | 'clock' | 'random'>;

const CODE_LIFETIME_MS = 5 * 60 * 1000;
const CODE_BYTES = 24;
const ACCOUNT_BYTES = 16;

/** Stores a code with which a host returns from the connect page. */
export async function putConnectCode({ db, clock }: Ports, code: string): Promise<void> {
  const fresh = { expiresAt: new Date(clock().getTime() + CODE_LIFETIME_MS), usedAt: null };
  // Codes repeat only in a sandbox with fixed random bytes; there the latest one is valid.
  await db
    .insert(connectCodes)
    .values({ codeHash: await hashToken(code), ...fresh })
    .onConflictDoUpdate({ target: connectCodes.codeHash, set: fresh });
}

/** Creates such a code, which is valid once, for five minutes. */
export async function issueConnectCode(ports: Ports): Promise<string> {
  const code = `ac_${base64url.encode(ports.random(CODE_BYTES))}`;
  await putConnectCode(ports, code);
  return code;
}

/**
 * The simulated gateway's accounts of hosts.
 *
 * @param publicUrl the prefix of the path of an account's page
 */
export function simulatedConnect(
  { db, clock, random }: Ports,
  publicUrl: string,
): Pick<Payments, 'connectAccount' | 'dashboardLink'> {
  return {
    connectAccount: async (authCode) => {
      const now = clock();
      // A single statement: the second of two concurrent uses finds the code used.
      const used = await db
        .update(connectCodes)
        .set({ usedAt: now })
        .where(
          and(
            eq(connectCodes.codeHash, await hashToken(authCode)),
            isNull(connectCodes.usedAt),
            gt(connectCodes.expiresAt, now),
          ),
        )
        .returning();
      if (used.length === 0) throw new CodeRefusedError('The code is not good.');
      return { accountId: `acct_${base64url.encode(random(ACCOUNT_BYTES))}` };
    },
    dashboardLink: (accountId) =>
      Promise.resolve(`${publicUrl}/connect/accounts/${encodeURIComponent(accountId)}`),
  };
}

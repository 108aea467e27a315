import type { SocialAccount, SocialLinkRequest } from '@perigee/api/zod';
import { profileMessages } from '@perigee/domain/profile';
import { and, eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { socialAccounts } from '../db/schema/social-accounts.ts';
import { failure } from '../http/failure.ts';
import { notifyUser } from './notify-user.ts';
import { toSocialAccount } from './social-account.ts';
import { redeemState } from './social-link-state.ts';
import { removeSocialLink, writeSocialLink } from './social-links.ts';
import { profileServerMessages } from './server-messages.ts';

/**
 * Links the account with which a user returns from another network, in place of the user's earlier
 * account of that network, and updates the user's open pages.
 *
 * @throws 422 if the code or the state is not valid
 */
export async function linkSocialAccount(
  context: SandboxContext,
  userId: number,
  request: SocialLinkRequest,
): Promise<SocialAccount> {
  const { platform } = request;
  const handle = await redeemState(context, userId, request);
  if (handle === null) throw failure(422, profileMessages.linkFailed);
  const change = { handle, linkedAt: context.clock() };
  const account = await context.db.transaction(async (tx) => {
    const [linked] = await tx
      .insert(socialAccounts)
      .values({ userId, platform, ...change })
      .onConflictDoUpdate({
        target: [socialAccounts.userId, socialAccounts.platform],
        set: change,
      })
      .returning();
    if (linked === undefined) throw new Error('The account was not stored.');
    await writeSocialLink(tx, userId, linked);
    return linked;
  });
  await notifyUser(context, userId);
  return toSocialAccount(account);
}

/**
 * Unlinks an account, and updates the user's open pages.
 *
 * @throws 404 if the user has no account with this id
 */
export async function unlinkSocialAccount(
  context: SandboxContext,
  userId: number,
  id: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [unlinked] = await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.id, id), eq(socialAccounts.userId, userId)))
      .returning();
    if (unlinked === undefined) throw failure(404, profileServerMessages.accountNotFound);
    await removeSocialLink(tx, userId, unlinked);
  });
  await notifyUser(context, userId);
}

import type { SocialAccount } from '@perigee/api/zod';
import type { socialAccounts } from '../db/schema/social-accounts.ts';

/** A row of `social_accounts`. Source: spec SocialAccount. */
export function toSocialAccount(account: typeof socialAccounts.$inferSelect): SocialAccount {
  const { id, platform, handle } = account;
  return { id, platform, handle };
}

import { socialProfileUrl, type SocialPlatform } from '@perigee/domain/profile';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

/**
 * Stores a user's link to their profile of another network.
 *
 * @param tx the transaction that also links the account
 */
export async function writeSocialLink(
  tx: Queryable,
  userId: number,
  { platform, handle }: { platform: SocialPlatform; handle: string },
): Promise<void> {
  const link = socialProfileUrl(platform, handle);
  const change =
    platform === 'instagram'
      ? { instagramLink: link }
      : {
          socialLinks: sql`${users.socialLinks} || jsonb_build_object(${`${platform}Link`}::text, ${link}::text)`,
        };
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/**
 * Removes a user's link to another network, if it is still the one of this account. The Instagram
 * link remains, because every user has one since sign-up.
 *
 * @param tx the transaction that also unlinks the account
 */
export async function removeSocialLink(
  tx: Queryable,
  userId: number,
  { platform, handle }: { platform: SocialPlatform; handle: string },
): Promise<void> {
  if (platform === 'instagram') return;
  const name = `${platform}Link`;
  const link = socialProfileUrl(platform, handle);
  await tx
    .update(users)
    .set({ socialLinks: sql`${users.socialLinks} - ${name}::text` })
    .where(sql`${users.id} = ${userId} and ${users.socialLinks} ->> ${name}::text = ${link}`);
}

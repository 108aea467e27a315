import { socialProfileUrl, type SocialPlatform } from '@perigee/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

/**
 * Writes a person's link to their profile of another network.
 *
 * @param tx a transaction, in which the account is linked too
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
 * Takes a person's link to another network away, if it is still the one of this account. Everybody
 * has an Instagram link since sign-up: it stays.
 *
 * @param tx a transaction, in which the account is unlinked too
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

import { SOCIAL_PLATFORMS, socialProfileUrl } from '@perigee/domain/profile';
import { instagramHandle } from '@perigee/domain/signup';
import type { Queryable } from '../db/database.ts';
import { socialAccounts } from '../db/schema/social-accounts.ts';
import { wallets } from '../db/schema/wallets.ts';
import type { SocialLinks } from '../db/schema/users.ts';
import { randomOf, type Random } from './random.ts';
import { daysBefore } from './days.ts';
import { DEMO_PHONES } from './demo-accounts.ts';
import { insertAll, type NewPerson } from './insert.ts';

type Account = typeof socialAccounts.$inferInsert;
type Wallet = typeof wallets.$inferInsert;

const isOfDemo = ({ user }: NewPerson) => DEMO_PHONES.has(user.phoneNumber);

const ADDRESS_DIGITS = 40;

/** A separate run of choices, so that these do not change the choices that make up the user. */
const choicesOf = ({ user }: NewPerson, first: number) => randomOf(first + user.id);

/** Each user has the same handle on all networks: the one of their Instagram. */
function accountsOf(person: NewPerson, now: Date): Account[] {
  const { id: userId, instagramLink } = person.user;
  const random = choicesOf(person, 20_000);
  const linksAny = person.images.length > 0 && (isOfDemo(person) || random.happens(0.4));
  if (!linksAny || typeof instagramLink !== 'string') return [];
  const handle = instagramHandle(instagramLink);
  return random
    .some(SOCIAL_PLATFORMS, isOfDemo(person) ? 2 : random.between(1, 3))
    .map((platform, index) => {
      const linkedAt = daysBefore(now, 2 + random.next() * 2 - index * 0.1);
      return { userId, platform, handle, linkedAt };
    });
}

const addressOf = (random: Random) =>
  `0x${Array.from({ length: ADDRESS_DIGITS }, () => random.between(0, 15).toString(16)).join('')}`;

function walletsOf(person: NewPerson, now: Date): Wallet[] {
  const random = choicesOf(person, 40_000);
  if (!isOfDemo(person) && !random.happens(0.1)) return [];
  return Array.from({ length: random.between(1, 2) }, (_, index) => ({
    userId: person.user.id,
    address: addressOf(random),
    createdAt: daysBefore(now, 3 - index),
  }));
}

/** The users with the links that follow from their linked accounts. */
export function withSocialLinks(people: readonly NewPerson[], now: Date): NewPerson[] {
  return people.map((person) => {
    const socialLinks: SocialLinks = { ...person.user.socialLinks };
    for (const { platform, handle } of accountsOf(person, now)) {
      if (platform === 'instagram') continue;
      socialLinks[`${platform}Link`] = socialProfileUrl(platform, handle);
    }
    return { ...person, user: { ...person.user, socialLinks } };
  });
}

/** Stores the linked accounts and wallets of stored users. */
export async function insertAccountsAndWallets(
  db: Queryable,
  people: readonly NewPerson[],
  now: Date,
): Promise<void> {
  await insertAll(
    db,
    socialAccounts,
    people.flatMap((person) => accountsOf(person, now)),
  );
  await insertAll(
    db,
    wallets,
    people.flatMap((person) => walletsOf(person, now)),
  );
}

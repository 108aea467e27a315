import { MatchersV3 } from '@pact-foundation/pact';
import * as fixtures from '../src/fixtures/index.ts';
import type {
  PublicProfile,
  PublicUser,
  SocialAccount,
  User,
  WaitlistUser,
  Wallet,
} from '../src/index.ts';
import * as zod from '../src/zod.ts';

const { arrayContaining, boolean, eachLike, email, integer, regex, string } = MatchersV3;

/** What is expected of a body: only fields of the model, and of those only some. */
export type Expected<Body> = { [Field in keyof Body]?: unknown };

/** Any one of the values that the client knows; `example` is the one that the mock server gives. */
export function oneOf<Value extends string>(values: readonly Value[], example: Value) {
  return regex(`^(${values.join('|')})$`, example);
}

/** A token: not empty, whatever its form. */
export const aToken = (example: string) => regex('^.+$', example);

/** An instant in any form that RFC 3339 allows: with or without fractions of a second, in any offset. */
export const anInstant = (example: string) =>
  regex(String.raw`^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$`, example);

/** What a user gets who has just signed in. */
export const aSession = ({ userId, jwt, chatToken }: zod.Session) => ({
  userId: integer(userId),
  jwt: aToken(jwt),
  chatToken: aToken(chatToken),
});

/** The bearer of a call. At verification it is what the state's handler gave as `token`. */
export const aBearer = {
  'pact:matcher:type': 'regex',
  regex: '^Bearer .+$',
  'pact:generator:type': 'ProviderState',
  expression: 'Bearer ${token}',
  value: `Bearer ${fixtures.JWT}`,
} as const;

/** The activities by the names that the client looks for, in any order, among any others. */
export const someActivities = arrayContaining(
  ...fixtures
    .activitiesWith('CREATE_ACCOUNT')
    .filter(({ action }) => action !== 'INVITE_FRIEND')
    .map(({ action, completed }) => ({ action, completed: boolean(completed) })),
);

const aPerson = ({ id, name, firstName, admin, completedOnboarding }: User) => ({
  id: integer(id),
  name: string(name),
  firstName: string(firstName),
  admin: boolean(admin),
  completedOnboarding: boolean(completedOnboarding),
});

/** A person on the waitlist: the least that the client reads. */
export const aWaitlistedPerson = {
  ...aPerson(fixtures.waitlistedDater),
  email: email('marisol@example.com'),
  waitlist: true,
  waitlistStatus: oneOf(zod.WaitlistStatus.options, fixtures.waitlistedDater.waitlistStatus),
  applicationStatuses: someActivities,
} satisfies Expected<User>;

/** An accepted person with everything that their home shows. */
export const anAcceptedPerson = {
  ...aPerson(fixtures.acceptedDater),
  email: email('idris@example.com'),
  username: string('idris'),
  profileImage: string('/pictures/portraits/021.jpg'),
  waitlistStatus: 'yes',
  hNum: integer(7),
  images: eachLike({
    id: integer(1),
    url: string('/pictures/portraits/021.jpg'),
    profileImage: boolean(true),
    orderNo: integer(0),
    moderationStatus: oneOf(zod.Image.shape.moderationStatus.options, 'Approved'),
  }),
} satisfies Expected<User>;

/** A user on the waitlist, with what was just changed given exactly. */
export const aChangedPerson = (changed: Expected<User>): Expected<User> => ({
  ...aWaitlistedPerson,
  ...changed,
});

/** A person as everybody sees them. */
export const aPublicUser = {
  id: integer(fixtures.publicUser.id),
  name: string(fixtures.publicUser.name),
  username: string(fixtures.publicUser.username ?? ''),
  profileImage: string('/pictures/portraits/021.jpg'),
  isVerifiedAccount: boolean(true),
} satisfies Expected<PublicUser>;

/** Everything that the profile view shows. */
export const aPublicProfile = {
  ...aPublicUser,
  images: anAcceptedPerson.images,
  age: integer(fixtures.publicProfile.age ?? undefined),
  location: string('Toronto'),
  accepted: true,
  instagramLink: string('https://www.instagram.com/idris.okafor'),
  tiktokLink: string('https://www.tiktok.com/@idris.okafor'),
  profile: {
    bio: string('Restores old radios.'),
    occupation: string('Sound engineer'),
    occupationPosition: string('Lead'),
    education: string('University of Toronto'),
    educationLevel: string('Post grad'),
  },
} satisfies Expected<PublicProfile>;

const { account } = fixtures.socialLink;

/** An account of another network. */
export const aSocialAccount = {
  id: integer(account.id),
  platform: oneOf(zod.SocialPlatform.options, account.platform),
  handle: string(account.handle),
} satisfies Expected<SocialAccount>;

/** A wallet, by what its list shows. */
export const aWallet = {
  id: integer(fixtures.wallet.id),
  address: regex('^0x[0-9a-f]{40}$', fixtures.wallet.address),
  createdAt: anInstant(fixtures.wallet.createdAt),
} satisfies Expected<Wallet>;

/** The admin's row of an applicant, with what was just changed given exactly. */
export function aRow(changed: Expected<WaitlistUser>): Expected<WaitlistUser> {
  const { id, name, waitlistStatus, waitlist } = fixtures.acceptedRow;
  return {
    id: integer(id),
    name: string(name),
    waitlistStatus: oneOf(zod.WaitlistStatus.options, waitlistStatus),
    waitlist: boolean(waitlist),
    ...changed,
  };
}

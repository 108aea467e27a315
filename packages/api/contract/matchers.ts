import { MatchersV3 } from '@pact-foundation/pact';
import { EDUCATION_LEVELS, PREFERRED_GENDERS } from '@perigee/domain/profile';
import * as fixtures from '../src/fixtures/index.ts';
import type {
  GenderPreference,
  Host,
  Image,
  PublicProfile,
  PublicProfileDetails,
  PublicUser,
  SocialAccount,
  User,
  UserProfile,
  WaitlistUser,
  Wallet,
} from '../src/index.ts';
import * as zod from '../src/zod.ts';

const { arrayContaining, boolean, eachLike, email, integer, like, number, regex, string } =
  MatchersV3;

/** What is expected of a body: only fields of the model, and of those only some. */
export type Expected<Body> = { [Field in keyof Body]?: unknown };

/** Any one of the values that the client knows; `example` is the one that the mock server gives. */
export function oneOf<Value extends string>(values: readonly Value[], example: Value) {
  return regex(`^(${values.join('|')})$`, example);
}

/** A token: a text, whatever its form. A pattern would also match an object that is written out. */
export const aToken = (example: string) => string(example);

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

/** Answers to a questionnaire, of any content. */
const someAnswers = (examples: Readonly<Record<string, string | number | readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(examples).map(([key, example]) => [
      key,
      typeof example === 'object'
        ? eachLike(string(example[0] ?? 'Another'))
        : string(String(example)),
    ]),
  );

/** A day, as yyyy-MM-dd. */
const aDay = (example: string) => regex(String.raw`^\d{4}-\d\d-\d\d$`, example);

const EDUCATION = EDUCATION_LEVELS.map(({ value }) => value);
const anEducationLevel = oneOf(EDUCATION, 'Post grad');
const GENDERS_TO_LOOK_FOR = PREFERRED_GENDERS.map(({ value }) => value);

const { answeredDater, completedDater, hostRecord, publicProfile } = fixtures;

/** What a user says about themselves. */
export const aUserProfile = {
  ...someAnswers(answeredDater.profile),
  bio: string(completedDater.profile?.bio ?? ''),
  occupation: string(completedDater.profile?.occupation ?? ''),
  occupationPosition: string('Partner'),
  company: string(completedDater.profile?.company ?? ''),
  industry: string(completedDater.profile?.industry ?? ''),
  education: string(completedDater.profile?.education ?? ''),
  educationLevel: anEducationLevel,
} satisfies Expected<UserProfile>;

/** What a user says about the match that they desire. */
export const aPreference = {
  ...someAnswers(answeredDater.preference),
  genders: eachLike(oneOf(GENDERS_TO_LOOK_FOR, 'M')),
  minAge: integer(answeredDater.preference.minAge),
  maxAge: integer(answeredDater.preference.maxAge),
  educationLevel: eachLike(anEducationLevel),
  offsetRadius: integer(50),
} satisfies Expected<GenderPreference>;

/** A user to themselves who has only signed up. */
export const aNewcomer = {
  id: integer(completedDater.id),
  name: string(completedDater.name),
  firstName: string(completedDater.firstName),
  lastName: string(completedDater.lastName),
  // The page of a profile compares it, unless it is null.
  username: null,
  email: email(completedDater.email ?? undefined),
  phoneNumber: string(completedDater.phoneNumber),
  points: integer(completedDater.points),
  admin: boolean(completedDater.admin),
  completedOnboarding: boolean(completedDater.completedOnboarding),
  waitlist: true,
  waitlistStatus: oneOf(zod.WaitlistStatus.options, completedDater.waitlistStatus),
  applicationStatuses: someActivities,
  // None, or a placeholder: the client shows what there is.
  images: like([]),
} satisfies Expected<User>;

/** A photo of a profile. */
export const aPhoto = {
  id: integer(4),
  url: string('/pictures/portraits/044.jpg'),
  orderNo: integer(0),
  // The documents name 'Rejected' alone.
  moderationStatus: string('Approved'),
} satisfies Expected<Image>;

/** An applicant to themselves, with everything that the client reads. */
export const aWaitlistedPerson = {
  ...aNewcomer,
  username: string(completedDater.username ?? ''),
  profileImage: string(completedDater.profileImage ?? ''),
  images: arrayContaining(aPhoto, {
    ...aPhoto,
    moderationStatus: 'Rejected',
    rejectionReason: string('Your face is not visible'),
  }),
  birthdate: aDay(completedDater.birthdate ?? ''),
  gender: string(completedDater.gender ?? ''),
  sexualOrientation: string(completedDater.sexualOrientation ?? ''),
  location: string(completedDater.location ?? ''),
  geoLat: number(completedDater.geoLat ?? undefined),
  geoLng: number(completedDater.geoLng ?? undefined),
  userAddress: {
    streetNo: string('14'),
    streetName: string('Henry Street'),
    postalCode: string('10002'),
    appt: string('3'),
    locality: string(completedDater.userAddress?.locality ?? ''),
  },
  profile: aUserProfile,
  preference: aPreference,
} satisfies Expected<User>;

/** A person's links to networks, without Instagram, which every account has. */
const theLinks = {
  tiktokLink: string('https://www.tiktok.com/@idris.okafor'),
  twitterLink: string('https://x.com/idris_okafor'),
  snapchatLink: string('https://www.snapchat.com/add/idris.okafor'),
  youtubeLink: string('https://www.youtube.com/@idris.okafor'),
  linkedinLink: string('https://www.linkedin.com/in/idris-okafor'),
};

/** An accepted person to themselves, with everything that the client reads. */
export const anAcceptedPerson = {
  ...aWaitlistedPerson,
  ...theLinks,
  waitlist: boolean(false),
  waitlistStatus: 'yes',
} satisfies Expected<User>;

/** The host record of a user. */
export const aHostRecord = {
  id: integer(hostRecord.id),
  name: string(hostRecord.name ?? ''),
  logo: string('/pictures/portraits/019.jpg'),
  // A text or a number: both are documented.
  level: regex('^.+$', String(hostRecord.level)),
} satisfies Expected<Host>;

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

/** What a list of people shows of each. */
export const aListedProfile = {
  id: integer(publicProfile.id),
  name: string(publicProfile.name),
  username: string(publicProfile.username ?? ''),
  profileImage: string(publicProfile.profileImage ?? ''),
  age: integer(publicProfile.age ?? undefined),
} satisfies Expected<PublicProfile>;

/** What a list shows of a person, and what the notice of a match says that both have in common. */
export const aComparedProfile = {
  ...aListedProfile,
  location: string(publicProfile.location ?? ''),
  profile: {
    occupation: string('Sound engineer'),
    educationLevel: anEducationLevel,
  } satisfies Expected<PublicProfileDetails>,
} satisfies Expected<PublicProfile>;

/** What a deck shows of a person. */
export const aDeckProfile = {
  ...aComparedProfile,
  isVerifiedAccount: boolean(publicProfile.isVerifiedAccount),
  images: eachLike({ ...aPhoto, profileImage: boolean(true) } satisfies Expected<Image>),
  profile: {
    ...aComparedProfile.profile,
    bio: string('Restores old radios.'),
    occupationPosition: string('Lead'),
    education: string('University of Toronto'),
  } satisfies Expected<PublicProfileDetails>,
} satisfies Expected<PublicProfile>;

/** Everything that the profile view shows. */
export const aPublicProfile = {
  ...aDeckProfile,
  accepted: true,
  instagramLink: string('https://www.instagram.com/idris.okafor'),
  ...theLinks,
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

/**
 * A user to themselves, with everything that the client reads. It takes the place of the user that the client has,
 * in the answer to a change and in a message: a field that is missing there would vanish from the page.
 */
export const aUserWithEverything = {
  ...anAcceptedPerson,
  Host: aHostRecord,
  socialAccounts: eachLike(aSocialAccount),
  wallets: eachLike(aWallet),
  inviteReferralCode: string(fixtures.REFERRAL_CODE),
  subscription: { status: 'active' },
} satisfies Expected<User>;

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

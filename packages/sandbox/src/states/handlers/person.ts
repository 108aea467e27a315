import { activitiesWith, answeredDater, hostRecord } from '@perigee/api/fixtures';
import type { ProviderStateParams, Who } from '@perigee/api/provider-states';
import type { User } from '@perigee/api/zod';
import { insertPeople, type NewPerson } from '../../seed/insert.ts';
import { accepted, waiting } from '../people.ts';
import { idOf, type Scene, type StateHandlers, type StateValues } from '../scene.ts';

type Person = ProviderStateParams['a user'];

const DAY_MS = 24 * 60 * 60 * 1000;
const AGE = 30;

/** Ids that stand in no fixture: a contract that demands an id of a fixture fails. */
const FIRST_USER_ID = 5101;
const FIRST_HOST_ID = 6101;

type Cast = Who | 'host';

/** What distinguishes the people of a scene. */
const CAST: Record<Cast, { number: number; name: string; username: string; gender: string }> = {
  user: { number: 0, name: 'Marisol Vega', username: 'marisol', gender: 'F' },
  other: { number: 1, name: 'Idris Okafor', username: 'idris', gender: 'M' },
  third: { number: 2, name: 'Noor Haddad', username: 'noor', gender: 'F' },
  host: { number: 3, name: 'Giulia Moretti', username: 'giulia', gender: 'F' },
};

/** A profile with every field that the app reads. */
const completeProfile = ({ gender, username }: (typeof CAST)[Cast], now: Date) =>
  ({
    username,
    gender,
    birthdate: `${now.getUTCFullYear() - AGE}-01-01`,
    sexualOrientation: 'straight',
    preference: {
      ...answeredDater.preference,
      genders: [gender === 'F' ? 'M' : 'F'],
      minAge: 25,
      maxAge: 40,
      minHeight: `5'0"`,
      ethnicity: ['Hispanic or Latino'],
      haveChildren: ['No children'],
      careerGoals: ['Building my own'],
      offsetRadius: 50,
    },
    profile: {
      ...answeredDater.profile,
      bio: 'Restores old radios.',
      occupation: 'Sound engineer',
      occupationPosition: 'Lead',
      company: 'Atelier Nord',
      industry: 'Music',
      education: 'University of Toronto',
      gratefulFor: 'My grandmother, who taught me to listen.',
      dreamDate: 'The last screening of the night, and a long walk home.',
    },
    location: 'New York, United States',
    geoLat: 40.71,
    geoLng: -74.01,
    userAddress: {
      streetNo: '14',
      streetName: 'Henry Street',
      appt: '3',
      locality: 'New York',
      region: 'New York',
      country: 'United States',
      postalCode: '10002',
    },
    interests: ['Radio', 'Swimming'],
    isVerifiedAccount: true,
    completedOnboarding: true,
    nftImage: 'https://pictures.example.com/nft/7.png',
    tiktokLink: `https://www.tiktok.com/@${username}`,
    twitterLink: `https://x.com/${username}`,
    snapchatLink: `https://www.snapchat.com/add/${username}`,
    youtubeLink: `https://www.youtube.com/@${username}`,
    linkedinLink: `https://www.linkedin.com/in/${username}`,
    images: [
      {
        id: 1,
        url: '/pictures/portraits/021.jpg',
        profileImage: true,
        orderNo: 0,
        moderationStatus: 'Approved',
      },
      {
        id: 2,
        url: '/pictures/portraits/022.jpg',
        profileImage: false,
        orderNo: 1,
        moderationStatus: 'Rejected',
        rejectionReason: 'Your face is not visible',
      },
    ],
  }) satisfies Partial<User>;

/** A person of a scene, ready to be stored. */
function newPerson(cast: Cast, params: Person, now: Date): NewPerson {
  const { role, waitlistStatus = 'pending', hasProfile = true, points = 50, ignore } = params;
  const { number, name, username } = CAST[cast];
  const [firstName = '', lastName = ''] = name.split(' ');
  const change: Partial<User> = {
    id: FIRST_USER_ID + number,
    name,
    firstName,
    lastName,
    username: null,
    email: `${username}@example.com`,
    phoneNumber: `+1212555${4100 + number}`,
    instagramLink: `https://www.instagram.com/${username}`,
    admin: role === 'admin',
    points,
    ...(ignore !== undefined && { ignore }),
    ...(hasProfile && completeProfile(CAST[cast], now)),
    ...(role === 'host' && {
      Host: {
        ...hostRecord,
        id: FIRST_HOST_ID + number,
        name,
        linkId: `${username}-evenings`,
        logo: '/pictures/portraits/019.jpg',
      },
    }),
  };
  if (role === 'applicant') {
    const applicationStatuses = hasProfile
      ? activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE')
      : activitiesWith('CREATE_ACCOUNT');
    const hNum = waitlistStatus === 'database-approved' ? 7 + number : null;
    return waiting({ ...change, waitlistStatus, applicationStatuses, hNum }, now);
  }
  const { entry, ...member } = accepted({ ...change, hNum: 7 + number }, now);
  return { ...member, ...(entry !== undefined && { entry: { ...entry, acceptedAt: now } }) };
}

/** Stores a person of the scene. */
async function putPerson({ context, now, people }: Scene, who: Who, params: Person) {
  const person = newPerson(who, params, now);
  await insertPeople(context.db, [person]);
  people.set(who, person);
  const { user, host } = person;
  const { id, username, email, phoneNumber: phone } = user;
  return { id, username, email, phone, hostId: host?.id, linkId: host?.linkId };
}

/** Stores the host of an event that none of the people runs; returns the id of the host record. */
export async function putEventHost({ context, now }: Scene): Promise<number> {
  const person = newPerson('host', { role: 'host' }, now);
  await insertPeople(context.db, [person]);
  return person.host?.id ?? 0;
}

type Unknown = string | number | null | undefined;

/** The values that the person has. */
const known = (values: { [Name in keyof StateValues]: Unknown }) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ) as StateValues;

/** The states of the people of an interaction. */
export const personHandlers: StateHandlers<
  'a user' | 'another user' | 'a third user' | 'an expired session'
> = {
  'a user': async (scene, params) => {
    const { id: userId, ...values } = await putPerson(scene, 'user', params);
    return known({ token: await scene.context.tokens.session(userId), userId, ...values });
  },

  'another user': async (scene, params) => {
    const { id, username, email, phone, hostId, linkId } = await putPerson(scene, 'other', params);
    return known({
      otherId: id,
      otherUsername: username,
      otherEmail: email,
      otherPhone: phone,
      otherHostId: hostId,
      otherLinkId: linkId,
    });
  },

  'a third user': async (scene, params) => {
    const { id, username, email, phone, hostId, linkId } = await putPerson(scene, 'third', params);
    return known({
      thirdId: id,
      thirdUsername: username,
      thirdEmail: email,
      thirdPhone: phone,
      thirdHostId: hostId,
      thirdLinkId: linkId,
    });
  },

  'an expired session': async (scene) => {
    const since = new Date(scene.now.getTime() - DAY_MS);
    return { token: await scene.context.tokens.session(idOf(scene, 'user'), { since }) };
  },
};

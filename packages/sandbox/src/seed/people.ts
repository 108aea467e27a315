import type { GenderPreference } from '@perigee/api/zod';
import type { NewPerson } from './insert.ts';
import { answersOf } from './answers.ts';
import type { Random } from './random.ts';
import { CITIES } from './cities.ts';
import { birthdateOf, daysBefore } from './days.ts';
import { nameFor, plainLetters } from './names.ts';
import { portraitOf } from './portraits.ts';
import { HOPES, INTERESTS, JOBS } from './jobs.ts';

/** The attributes of a user that the seed decides first. */
export interface Sketch {
  id: number;
  /** The number of the portrait, and the seed of the user's other choices. From 1. */
  number: number;
  /** The number of days since sign-up. */
  joinedDaysAgo: number;
  name?: { firstName: string; lastName: string };
  phone?: string;
  /** Replaces the preference that follows from the user's attributes. */
  preference?: GenderPreference;
}

/** The handles that are taken, so that no two users share one. */
export type Handles = Set<string>;

function freeHandle(wanted: string, handles: Handles): string {
  let handle = wanted;
  for (let number = 2; handles.has(handle); number++) handle = `${wanted}${number}`;
  handles.add(handle);
  return handle;
}

const handleOf = (firstName: string, lastName: string) =>
  `${plainLetters(firstName)}.${plainLetters(lastName)}`;

const LINES_PER_AREA_CODE = 100;

/** A number of the fictional range. The users of a city take turns with its area codes. */
function phoneOf(areaCodes: readonly string[], number: number): string {
  const turn = Math.floor(number / CITIES.length);
  const areaCode = areaCodes[turn % areaCodes.length];
  const line = Math.floor(turn / areaCodes.length) % LINES_PER_AREA_CODE;
  return `+1${areaCode}55501${String(line).padStart(2, '0')}`;
}

const ORIENTATIONS = ['straight', 'straight', 'straight', 'gay', 'lesbian', 'lgbtq_plus', 'open'];

/** A user's orientation and preferred genders, according to the user's own gender. */
function loves(gender: string, random: Random) {
  const orientation = random.pick(
    ORIENTATIONS.filter((name) => name !== (gender === 'F' ? 'gay' : 'lesbian')),
  );
  const other = gender === 'F' ? 'M' : 'F';
  if (gender === 'non_binary' || orientation === 'open' || orientation === 'lgbtq_plus') {
    return { orientation: 'lgbtq_plus', genders: ['everyone'] };
  }
  return { orientation, genders: [orientation === 'straight' ? other : gender] };
}

/**
 * A user who has just signed up: a name, a phone and an email, without a profile.
 *
 * @param handles the usernames and addresses that are taken
 */
export function newcomer(sketch: Sketch, now: Date, random: Random, handles: Handles): NewPerson {
  const city = CITIES[sketch.number % CITIES.length] ?? CITIES[0];
  const { firstName, lastName } =
    sketch.name ??
    nameFor(portraitOf(sketch.number), random, (...name) => handles.has(handleOf(...name)));
  const handle = freeHandle(handleOf(firstName, lastName), handles);
  const createdAt = daysBefore(now, sketch.joinedDaysAgo);
  return {
    user: {
      id: sketch.id,
      phoneNumber: sketch.phone ?? phoneOf(city?.areaCodes ?? [], sketch.number),
      completedSignup: true,
      createdAt,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: `${handle}@example.com`,
      instagramLink: `https://www.instagram.com/${handle}`,
      authMethod: 'Phone',
      signupSource: 'webapp',
      signedUpAt: Math.floor(createdAt.getTime() / 1000),
    },
    activities: [{ action: 'CREATE_ACCOUNT', completedAt: createdAt }],
    images: [],
  };
}

/** One in so many users names no company, so that the report of missing data has rows. */
const COMPANY_MISSING_EVERY = 12;

/** A user with a portrait and a profile that is complete, but for the company of some. */
export function member(sketch: Sketch, now: Date, random: Random, handles: Handles): NewPerson {
  const portrait = portraitOf(sketch.number);
  const city = CITIES[sketch.number % CITIES.length] ?? CITIES[0];
  if (city === undefined) throw new Error('The seed has no cities.');
  const person = newcomer(sketch, now, random, handles);
  const age = Math.min(58, Math.max(21, portrait.age + random.between(-1, 3)));
  const birthdate = birthdateOf(now, age, random.between(1, 364));
  const gender = random.happens(0.05) ? 'non_binary' : portrait.presents;
  const { orientation, genders } = loves(gender, random);
  const desired = {
    minAge: Math.max(18, age - random.between(3, 9)),
    maxAge: age + random.between(3, 10),
  };
  const preference = sketch.preference ?? { genders, ...desired };
  const job = random.pick(JOBS);
  const interests = random.some(INTERESTS, random.between(2, 4));
  const [first] = interests;
  const { user } = person;

  return {
    ...person,
    user: {
      ...user,
      username: freeHandle(plainLetters(user.firstName ?? ''), handles),
      newUser: false,
      completedOnboarding: true,
      isVerifiedAccount: random.happens(0.7),
      points: random.between(0, 25) * 10,
      birthdate,
      gender,
      sexualOrientation: orientation,
      preference,
      location: `${city.name}, ${city.region}`,
      geoLat: city.geoLat,
      geoLng: city.geoLng,
      timezone: city.timezone,
      userAddress: { locality: city.name, region: city.region, country: city.country },
      interests: interests.map(([name]) => name),
      profile: {
        bio: `${job.line} Lives in ${random.pick(city.neighbourhoods)}. ${first?.[1] ?? ''} ${random.pick(HOPES)}`,
        occupation: job.role,
        occupationPosition: job.role,
        ...(sketch.number % COMPANY_MISSING_EVERY > 0 && { company: job.company }),
        industry: job.industry,
        educationLevel: job.level,
        desiredMinAge: preference.minAge,
        desiredMaxAge: preference.maxAge,
        ...(gender === 'non_binary' && { pronoun: 'they/them' }),
        ...answersOf(birthdate, portrait.presents, random),
      },
    },
    activities: [
      ...person.activities,
      {
        action: 'COMPLETE_PROFILE',
        completedAt: daysBefore(now, Math.max(0, sketch.joinedDaysAgo - 0.1)),
      },
    ],
    images: [portrait.path, ...portrait.morePaths].map((path, orderNo) => ({
      path,
      profileImage: orderNo === 0,
      orderNo,
      moderationStatus: 'Approved',
    })),
  };
}

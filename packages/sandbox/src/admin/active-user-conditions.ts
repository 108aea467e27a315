import type { AboutFilters, ActiveUserFilters, LookingForFilters } from '@perigee/api/zod';
import { birthdatesOfAges } from '@perigee/domain/admin';
import { heightsBetween } from '@perigee/domain/questionnaire';
import { and, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { users } from '../db/schema/users.ts';
import { waitlistEntries } from '../db/schema/waitlist.ts';

type Conditions = (SQL | undefined)[];

const ID = /^\d{1,10}$/;

/** Condition: the name, email or username contains the text in any case, or the id equals it. */
function isFound(search: string): SQL | undefined {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return undefined;
  const holds = (column: SQL | typeof users.name | typeof users.email | typeof users.username) =>
    sql`position(${wanted} in lower(${column})) > 0`;
  return or(
    holds(users.name),
    holds(users.email),
    holds(users.username),
    ID.test(wanted) ? sql`${users.id} = ${wanted}::bigint` : undefined,
  );
}

/** The condition that `value` makes, or undefined if the filter is not set. */
const when = <Value>(
  value: Value | undefined,
  condition: (value: Value) => SQL | undefined,
): SQL | undefined => (value === undefined ? undefined : condition(value));

const answer = (key: string) => sql<string>`${users.profile} ->> ${key}`;
const wish = (key: string) => sql<string>`${users.preference} ->> ${key}`;

function aboutThem(about: AboutFilters, now: Date): Conditions {
  const { after, until } = birthdatesOfAges(about, now);
  const { minHeight, maxHeight } = about;
  const isTall = inArray(answer('height'), [...heightsBetween(minHeight, maxHeight)]);
  return [
    when(about.gender, (gender) => eq(users.gender, gender)),
    when(after ?? undefined, (date) => gt(users.birthdate, date)),
    when(until ?? undefined, (date) => lte(users.birthdate, date)),
    minHeight === undefined && maxHeight === undefined ? undefined : isTall,
    ...(['religion', 'ethnicity', 'politics', 'starSign'] as const).map((key) =>
      when(about[key], (value) => eq(answer(key), value)),
    ),
    when(about.minHNum, (least) => gte(waitlistEntries.hNum, least)),
    when(about.maxHNum, (most) => lte(waitlistEntries.hNum, most)),
  ];
}

/**
 * Condition: a list of the preference contains `value`. Members with an empty list accept every
 * value.
 */
function isOpenTo(key: string, value: string): SQL {
  const list = sql`${users.preference} -> ${key}`;
  return sql`(coalesce(jsonb_array_length(${list}), 0) = 0 or ${list} ? ${value})`;
}

/** Condition as in `admitsGender`: members without a choice, and 'everyone', accept all genders. */
function looksForGender(gender: string): SQL {
  const list = sql`${users.preference} -> 'genders'`;
  return sql`(coalesce(jsonb_array_length(${list}), 0) = 0
    or ${list} ?| array['everyone', ${gender}])`;
}

/** Condition: the member's preference accepts `height`. A limit that is not set accepts every height. */
const looksForHeight = (height: string) =>
  and(
    or(
      sql`${wish('minHeight')} is null`,
      inArray(wish('minHeight'), [...heightsBetween(undefined, height)]),
    ),
    or(
      sql`${wish('maxHeight')} is null`,
      inArray(wish('maxHeight'), [...heightsBetween(height, undefined)]),
    ),
  );

function theyLookFor(lookingFor: LookingForFilters): Conditions {
  return [
    when(lookingFor.genderPreference, looksForGender),
    when(
      lookingFor.age,
      (age) =>
        sql`${age} between coalesce((${wish('minAge')})::integer, ${age})
          and coalesce((${wish('maxAge')})::integer, ${age})`,
    ),
    when(lookingFor.height, looksForHeight),
    ...(['religion', 'ethnicity', 'politics'] as const).map((key) =>
      when(lookingFor[key], (value) => isOpenTo(key, value)),
    ),
  ];
}

/**
 * Conditions on a row of `users` with its waitlist entry. Filters that are not set restrict
 * nothing.
 * Source: admin §2.
 */
export function activeUserConditions(
  search: string | undefined,
  { about = {}, lookingFor = {} }: ActiveUserFilters,
  now: Date,
): Conditions {
  return [when(search, isFound), ...aboutThem(about, now), ...theyLookFor(lookingFor)];
}

import { linkIdFrom } from '@perigee/domain/hosts';
import { randomOf } from './random.ts';
import { daysBefore } from './days.ts';
import { DEMO_PREFERENCE, demoAccounts } from './demo-accounts.ts';
import { member, type Handles } from './people.ts';
import { DEMO_PORTRAITS, FREE_PORTRAITS, portraitOf } from './portraits.ts';
import type { NewPerson } from './insert.ts';

const ADMIN_ID = 1;
const FIRST_HOST_ID = 11;
const YEAR_DAYS = 365;

const [, demoHost, demoAdmin] = demoAccounts;

function named(name: string) {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName };
}

/** Hosts and admins were never on the waitlist. */
const notWaiting = (now: Date) =>
  ({ waitlist: false, status: 'yes', joinedAt: daysBefore(now, YEAR_DAYS) }) as const;

/** The admin of the demo. */
export function seedAdmin(now: Date, handles: Handles): NewPerson {
  const sketch = {
    id: ADMIN_ID,
    number: DEMO_PORTRAITS.admin,
    joinedDaysAgo: YEAR_DAYS,
    name: named(demoAdmin.name),
    phone: demoAdmin.phone,
    preference: DEMO_PREFERENCE,
  };
  const person = member(sketch, now, randomOf(sketch.number), handles);
  return {
    ...person,
    user: { ...person.user, admin: true, email: demoAdmin.email },
    entry: notWaiting(now),
  };
}

/** The hosts, the demo's first. Their portraits are the last ones. */
export function seedHosts(count: number, now: Date, handles: Handles): NewPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const isDemo = index === 0;
    const number = isDemo ? DEMO_PORTRAITS.host : FREE_PORTRAITS.at(-index);
    if (number === undefined) throw new Error('There are more hosts than portraits.');
    const sketch = {
      id: FIRST_HOST_ID + index,
      number,
      joinedDaysAgo: YEAR_DAYS,
      ...(isDemo && {
        name: named(demoHost.name),
        phone: demoHost.phone,
        preference: DEMO_PREFERENCE,
      }),
    };
    const person = member(sketch, now, randomOf(number), handles);
    const { firstName = '', lastName = '' } = person.user;
    return {
      ...person,
      user: { ...person.user, ...(isDemo && { email: demoHost.email }) },
      entry: notWaiting(now),
      host: {
        id: index + 1,
        name: `${firstName} ${lastName}`,
        // Some hosts never chose one.
        logo: index % 3 === 2 ? null : portraitOf(number).path,
        linkId: linkIdFrom(`${firstName} ${lastName}`),
        level: String((index % 3) + 1),
      },
    };
  });
}

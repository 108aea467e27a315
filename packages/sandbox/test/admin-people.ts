import { memberForAdmins } from '@perigee/api/fixtures';
import type { User } from '@perigee/api/zod';
import { insertPeople, type NewPerson } from '../src/seed/insert.ts';
import { accepted, admin } from '../src/states/people.ts';
import { NOW, type Call, type Reply, type TestSandbox } from './harness.ts';

export const ADMIN = 1;

/** An accepted member with a complete profile, and with values of its own in the unique fields. */
export function memberOf(id: number, change: Partial<User> = {}): NewPerson {
  const person = accepted(
    {
      ...memberForAdmins,
      id,
      name: `Member ${id}`,
      firstName: `Member${id}`,
      username: `member_${id}`,
      email: `member.${id}@example.com`,
      phoneNumber: `+1646555${String(id).padStart(4, '0')}`,
      ...change,
    },
    NOW,
  );
  const entry = person.entry && { ...person.entry, acceptedAt: NOW };
  return { ...person, ...(entry !== undefined && { entry }) };
}

/** Stores an admin and these users, and returns a function with which the admin calls the sandbox. */
export async function asAdmin(sandbox: TestSandbox, people: NewPerson[] = []) {
  await sandbox.reset();
  await insertPeople(sandbox.db, [admin({ id: ADMIN, waitlist: false }, NOW), ...people]);
  const token = await sandbox.context.tokens.session(ADMIN);
  return (method: string, path: string, options: Call = {}): Promise<Reply> =>
    sandbox.call(method, path, { token, ...options });
}

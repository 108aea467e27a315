import { eventForm } from '@perigee/api/fixtures';
import { beforeEach } from 'vitest';
import { images } from '../src/db/schema/images.ts';
import type { NewEvent } from '../src/seed/insert.ts';
import { insertEvents, insertPeople } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { NOW, testSandbox, type TestSandbox } from './harness.ts';

/** The ids of the users of {@link eventSandbox}. */
export const WHO = {
  admin: 1,
  host: 11,
  otherHost: 12,
  /** Thirty years old each. */
  man: 101,
  woman: 102,
  /** Twenty-two. */
  young: 103,
  /** Has not finished onboarding. */
  newcomer: 104,
} as const;

export type Who = keyof typeof WHO;

const EVENT = { id: 12 };

/** Stores the users of the tests of events. The host's pictures are those of the fixture's form. */
async function putEventPeople({ db }: TestSandbox): Promise<void> {
  const someone = (id: number) => ({
    id,
    username: `person_${id}`,
    email: `${id}@example.com`,
    phoneNumber: `+16465550${String(id).padStart(3, '0')}`,
  });
  const host = { id: 2, name: 'Otto', logo: null, linkId: 'otto', level: '3' };
  await insertPeople(db, [
    admin(someone(WHO.admin), NOW),
    hosting({ ...someone(WHO.host), birthdate: '1980-01-01' }, NOW),
    hosting({ ...someone(WHO.otherHost), Host: host, birthdate: '1980-01-01' }, NOW),
    accepted({ ...someone(WHO.man), gender: 'M', birthdate: '1996-01-01' }, NOW),
    accepted({ ...someone(WHO.woman), gender: 'F', birthdate: '1996-01-01' }, NOW),
    accepted({ ...someone(WHO.young), gender: 'F', birthdate: '2004-01-01' }, NOW),
    waiting({ ...someone(WHO.newcomer), username: null }, NOW),
  ]);
  const own = { userId: WHO.host, path: '/pictures/covers/01.jpg' };
  await db.insert(images).values([
    { id: eventForm.imageData ?? 0, ...own },
    { id: eventForm.verticalImageData ?? 0, ...own },
  ]);
}

const eventCalls = ({ db, context, call }: TestSandbox) => ({
  /** A call of a user, or of a visitor where `who` is null. */
  as: async (who: Who | null, method: string, path: string, body?: unknown) =>
    call(method, path, {
      body,
      ...(who !== null && { token: await context.tokens.session(WHO[who]) }),
    }),
  /** Stores events of the first host, as {@link upcoming} with some changes. */
  put: (...changes: Partial<NewEvent>[]) =>
    insertEvents(
      db,
      changes.map((change, index) =>
        upcoming({ ...EVENT, id: 12 + index, slug: `event-${12 + index}`, ...change }, NOW),
      ),
    ),
});

/** The sandbox of a test file, with the users of {@link WHO} before each test, and their calls. */
export async function eventSandbox() {
  const sandbox = await testSandbox();
  beforeEach(() => putEventPeople(sandbox));
  return { sandbox, people: eventCalls(sandbox) };
}

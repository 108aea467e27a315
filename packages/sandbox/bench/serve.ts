import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../src/node.ts';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';

/** Applicants in addition to the seeded world, so that there are more than 10,000 in all. */
const CROWD = 10_000;
const FIRST_ID = 100_000;
/** This many users of the crowd write: they like other users, and change their own profiles. */
const WRITERS = 100;
const MINUTE_MS = 60_000;

const FIRST_NAMES = [
  'Ana',
  'Ben',
  'Chloé',
  'Dmitri',
  'Esra',
  'Femi',
  'Grace',
  'Hugo',
  'Iris',
  'Jun',
];
const LAST_NAMES = ['Abara', 'Berg', 'Costa', 'Dubois', 'Eriksen', 'Fofana', 'García', 'Hayashi'];
const STATUSES = [
  'pending',
  'database-pending',
  'database-approved',
  'maybe',
  'no',
  'pre-approved',
];

// `npm start` keeps its data in a folder too: each write has to reach the disk.
const folder = mkdtempSync(join(tmpdir(), 'perigee-bench-'));
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

/** The process that is measured: a seeded sandbox with a crowd on its waitlist, some of them active. */
const sandbox = await startSandbox({
  seed: true,
  dataDir: join(folder, 'data'),
  databaseUrl: process.env['BENCH_DATABASE_URL'],
});
const { db, clock, tokens } = sandbox.context;
const now = clock();
await insertPeople(
  db,
  Array.from({ length: CROWD }, (_, index) => {
    const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
    const lastName = LAST_NAMES[(index * 7) % LAST_NAMES.length] ?? '';
    return waiting(
      {
        id: FIRST_ID + index,
        name: `${firstName} ${lastName}`,
        firstName,
        lastName,
        username: `crowd_${index}`,
        email: `crowd.${index}@example.com`,
        phoneNumber: `+1918${5_550_000 + index}`,
        waitlistStatus: (STATUSES[index % STATUSES.length] ?? 'pending') as 'pending',
        completedOnboarding: true,
      },
      new Date(now.getTime() - (CROWD - index) * MINUTE_MS),
    );
  }),
);

const [dater, , admin] = demoAccounts;
const idOf = async (phone: string) => {
  const person = await db.query.users.findFirst({
    where: (users, { eq }) => eq(users.phoneNumber, phone),
  });
  if (person === undefined) throw new Error(`Nobody has the phone ${phone}.`);
  return person.id;
};
process.stdout.write(
  `${JSON.stringify({
    url: sandbox.url,
    dater: await tokens.session(await idOf(dater.phone)),
    admin: await tokens.session(await idOf(admin.phone)),
    writers: await Promise.all(
      Array.from({ length: WRITERS }, (_, index) => tokens.session(FIRST_ID + index)),
    ),
    likeable: Array.from({ length: CROWD - WRITERS }, (_, index) => FIRST_ID + WRITERS + index),
  })}\n`,
);
process.on('SIGTERM', () => void sandbox.stop().then(() => process.exit(0)));

import { schema } from '../src/db/database.ts';
import { sweep } from '../src/db/sweep.ts';
import { startSandbox } from '../src/node.ts';

const MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** The tables whose rows serve for a time only, sent messages for a week. */
const TABLES = {
  limits: schema.allowances,
  codes: schema.verificationCodes,
  links: schema.linkTokens,
  keys: schema.idempotencyKeys,
  messages: schema.outboxMessages,
};

/**
 * Signs people in by phone, each from a client of their own, evenly over a day of the sandbox's clock, with the sweep
 * of every minute. Returns how many rows are left at its end, by table.
 */
export async function rowsAfterDay(signIns: number): Promise<[table: string, rows: number][]> {
  let now = Date.now();
  const sandbox = await startSandbox({ seed: false, trustProxy: true, clock: () => new Date(now) });
  const { context, url } = sandbox;

  const signIn = async (number: number) => {
    const phone = `+1212${5_550_000 + number}`;
    const headers = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
    const post = async (path: string, body: object) => {
      const reply = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`POST ${path}: ${await reply.text()}`);
    };
    await post('/verify-phone', { phone });
    const [sent] = await context.outbox.read(phone);
    await post('/auth/phone', { phone, code: sent?.code });
  };

  try {
    let signedIn = 0;
    for (let minute = 1; minute <= MINUTES; minute++) {
      while (signedIn < (signIns * minute) / MINUTES) await signIn(signedIn++);
      now += MINUTE_MS;
      await sweep(context);
    }
    return await Promise.all(
      Object.entries(TABLES).map(async ([name, table]) => [name, await context.db.$count(table)]),
    );
  } finally {
    await sandbox.stop();
  }
}

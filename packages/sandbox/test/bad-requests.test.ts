import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from './access-table.ts';
import { badBodies, hostileBodies, hostileText } from './bad-bodies.ts';
import { createTestSandbox, type Reply, type TestSandbox } from './harness.ts';
import { putRoles, ROLES, type Role } from './roles.ts';
import { pathOf, specCalls, type SpecCall } from './spec-calls.ts';

const BAD_BODIES_PER_CALL = 60;
const HOSTILE_PER_CALL = 25;

let sandbox: TestSandbox;
let tokens: Record<Role, string | undefined>;
const refused = { bodies: 0, texts: 0, answered: 0 };

async function begin(): Promise<void> {
  await sandbox.reset();
  tokens = await putRoles(sandbox);
}

beforeAll(async () => {
  sandbox = await createTestSandbox();
  await begin();
});
afterAll(async () => {
  const all = refused.bodies + refused.texts;
  process.stdout.write(
    `Bad requests: ${all} refused (${refused.bodies} bodies that the spec does not take, ` +
      `${refused.texts} hostile texts); ${refused.answered} hostile texts were harmless\n`,
  );
  expect(all).toBeGreaterThanOrEqual(2000);
  await sandbox.close();
});

/** Somebody whom the call lets as far as its body: the least powerful one. */
function callerOf({ operationId }: SpecCall): Role {
  const { may = [] } = ACCESS[operationId] ?? {};
  return ROLES.find((role) => may.includes(role)) ?? 'dater';
}

/** What nobody but the person themself and admins may ever read. */
const SECRETS = ['+12125555301', 'other_dater@example.com'];

function expectRefusal(reply: Reply, what: string): void {
  expect(reply.status, what).toBeGreaterThanOrEqual(400);
  expect(reply.status, what).toBeLessThan(500);
  expect(reply.body, what).toEqual({ message: expect.stringMatching(/\S/) as string });
}

function expectNoSecrets(call: SpecCall, { body }: Reply, what: string): void {
  if (callerOf(call) === 'admin') return;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  for (const secret of SECRETS) expect(text, what).not.toContain(secret);
}

const send = (call: SpecCall, path: string, body: unknown) =>
  sandbox.call(call.method, path, { body, token: tokens[callerOf(call)] });

/** A reply to something hostile: a refusal, or an answer that it did no harm to. */
async function expectNoHarm(call: SpecCall, reply: Reply, what: string): Promise<void> {
  expectNoSecrets(call, reply, what);
  if (reply.status >= 400) {
    expectRefusal(reply, what);
    refused.texts += 1;
    return;
  }
  refused.answered += 1;
  if (call.method !== 'GET') await begin();
}

const goodBodyOf = (call: SpecCall) => ACCESS[call.operationId]?.body ?? call.body?.examples[0];
const goodPathOf = (call: SpecCall) => pathOf(call, ACCESS[call.operationId]?.path);
const namesIn = (call: SpecCall, place: 'path' | 'query') =>
  call.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

describe.each(specCalls.filter(({ body }) => body !== undefined))('$method $path', (call) => {
  it('refuses bodies that the spec does not take', async () => {
    await fc.assert(
      fc.asyncProperty(
        badBodies(call.body?.schema ?? {}, goodBodyOf(call)),
        async ({ fault, body }) => {
          const reply = await send(call, goodPathOf(call), body);
          const what = `${fault}: ${JSON.stringify(body).slice(0, 300)}`;
          expectRefusal(reply, what);
          expectNoSecrets(call, reply, what);
          refused.bodies += 1;
        },
      ),
      { numRuns: BAD_BODIES_PER_CALL },
    );
  });

  it('is not harmed by hostile texts in its body', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies(goodBodyOf(call)), async (body) => {
        const reply = await send(call, goodPathOf(call), body);
        await expectNoHarm(call, reply, JSON.stringify(body).slice(0, 300));
      }),
      { numRuns: HOSTILE_PER_CALL },
    );
  });
});

describe.each(specCalls.filter((call) => namesIn(call, 'path').length > 0))(
  '$method $path',
  (call) => {
    it('is not harmed by hostile texts in its path', async () => {
      const texts = hostileText.filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text));
      const values = namesIn(call, 'path').map((name) => [name, texts] as const);
      await fc.assert(
        fc.asyncProperty(fc.record(Object.fromEntries(values)), async (path) => {
          const address = pathOf(call, path);
          await expectNoHarm(call, await send(call, address, goodBodyOf(call)), address);
        }),
        { numRuns: HOSTILE_PER_CALL },
      );
    });
  },
);

describe.each(specCalls.filter((call) => namesIn(call, 'query').length > 0))(
  '$method $path',
  (call) => {
    it('is not harmed by hostile texts in its query', async () => {
      const texts = hostileText.filter((text) => text.isWellFormed());
      const values = namesIn(call, 'query').map((name) => [name, texts] as const);
      const queries = fc.record(Object.fromEntries(values));
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const address = `${goodPathOf(call)}?${new URLSearchParams(query).toString()}`;
          await expectNoHarm(call, await send(call, address, goodBodyOf(call)), address);
        }),
        { numRuns: HOSTILE_PER_CALL },
      );
    });
  },
);

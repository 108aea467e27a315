import { hostSignUpRequest } from '@perigee/api/fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from './access-table.ts';
import { badBodies, hostileBodies, hostileText } from './bad-bodies.ts';
import { createTestSandbox, PHONE, type Reply } from './harness.ts';
import { putRoles, ROLES, type Role } from './roles.ts';
import { pathOf, specCalls, type SpecCall } from './spec-calls.ts';

/** The factor of the numbers of bad requests per call. `npm run test:all` sends twice as many. */
const TIMES = Number(process.env['BAD_REQUESTS_TIMES'] ?? 1);
const BAD_BODIES_PER_CALL = 30 * TIMES;
const HOSTILE_PER_CALL = 13 * TIMES;

const sandbox = await createTestSandbox();
let tokens: Record<Role, string | undefined>;
/** The proof of a phone that each sign-up takes in place of a session, by its call. */
let phoneProofs: Readonly<Record<string, string>>;
const refused = { bodies: 0, texts: 0, answered: 0 };

async function begin(): Promise<void> {
  await sandbox.reset();
  tokens = await putRoles(sandbox);
  phoneProofs = {
    signUp: (await sandbox.prove(PHONE)).jwt,
    signUpHost: (await sandbox.prove(hostSignUpRequest.phoneNumber)).jwt,
  };
}

beforeAll(async () => {
  await begin();
});
afterAll(() => sandbox.close());

/** The least powerful role for which the call reads its body. */
function callerOf({ operationId }: SpecCall): Role {
  const { may = [] } = ACCESS[operationId] ?? {};
  return ROLES.find((role) => may.includes(role)) ?? 'dater';
}

/** Values that only the user and admins may read. */
const SECRETS = ['+12125555301', 'other_dater@example.com'];

/** A body can be no JSON, too large, or not of the call's shape. */
const OF_BODIES: readonly number[] = [400, 413, 422];

/**
 * What is wrong with a refusal, or null.
 *
 * @param expected the statuses that it may have; any refusal where none are given
 */
function refusalFault({ status, body }: Reply, expected?: readonly number[]): string | null {
  if (status < 400 || status >= 500 || expected?.includes(status) === false) {
    return `answered with ${status}`;
  }
  const { message = '', ...rest } = body as { message?: string };
  if (message.trim() === '') return `${status} without a message`;
  const more = Object.keys(rest).filter((field) => field !== 'error' && field !== 'statusCode');
  return more.length === 0 ? null : `${status} with more than a message`;
}

/** The secret of another user that a response contains, or null. Admins may read these. */
function leakIn(call: SpecCall, { body }: Reply): string | null {
  if (callerOf(call) === 'admin') return null;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const leak = SECRETS.find((secret) => text.includes(secret));
  return leak === undefined ? null : `gave away ${leak}`;
}

const send = (call: SpecCall, path: string, body: unknown) => {
  const token = phoneProofs[call.operationId] ?? tokens[callerOf(call)];
  return sandbox.call(call.method, path, { body, token });
};

/**
 * The harm that a hostile request did, or null: it must be refused, or answered without a secret.
 * Its changes are undone.
 */
async function harmOf(call: SpecCall, reply: Reply): Promise<string | null> {
  const leak = leakIn(call, reply);
  if (leak !== null) return leak;
  if (reply.status >= 400) {
    refused.texts += 1;
    return refusalFault(reply);
  }
  refused.answered += 1;
  if (call.method !== 'GET') await begin();
  return null;
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
          const what = refusalFault(reply, OF_BODIES) ?? leakIn(call, reply);
          expect({ fault, body, what }).toEqual({ fault, body, what: null });
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
        expect({ body, harm: await harmOf(call, reply) }).toEqual({ body, harm: null });
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
          const reply = await send(call, address, goodBodyOf(call));
          expect({ address, harm: await harmOf(call, reply) }).toEqual({ address, harm: null });
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
          const reply = await send(call, address, goodBodyOf(call));
          expect({ address, harm: await harmOf(call, reply) }).toEqual({ address, harm: null });
        }),
        { numRuns: HOSTILE_PER_CALL },
      );
    });
  },
);

describe('the bad requests of all calls', () => {
  it('were at least 2,000', () => {
    const all = refused.bodies + refused.texts;
    process.stdout.write(
      `Bad requests: ${all} refused (${refused.bodies} bodies that the spec does not take, ` +
        `${refused.texts} hostile texts); ${refused.answered} hostile texts did no harm\n`,
    );
    expect(all).toBeGreaterThanOrEqual(2000);
  });
});

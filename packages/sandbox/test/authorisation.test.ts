import { isDeepStrictEqual } from 'node:util';
import * as calls from '@perigee/api/zod-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ACCESS, type Access } from './access-table.ts';
import { createTestSandbox, type Reply } from './harness.ts';
import { putRoles, ROLES, type Role } from './roles.ts';
import { pathOf, specCalls, type SpecCall } from './spec-calls.ts';

const sandbox = await createTestSandbox();
let tokens: Record<Role, string | undefined>;
let cells = 0;

async function begin(): Promise<void> {
  await sandbox.reset();
  tokens = await putRoles(sandbox);
}

beforeAll(async () => {
  await begin();
});
afterAll(async () => {
  process.stdout.write(
    `Authorisation: ${specCalls.length} addresses × ${ROLES.length} roles = ${cells} cells\n`,
  );
  await sandbox.close();
});

const accessOf = ({ operationId }: SpecCall): Access => ACCESS[operationId] ?? { may: [] };

const send = (call: SpecCall, role: Role, body = goodBodyOf(call)) => {
  const { path, query = '' } = accessOf(call);
  return sandbox.call(call.method, pathOf(call, path) + query, { body, token: tokens[role] });
};

const goodBodyOf = (call: SpecCall): unknown => accessOf(call).body ?? call.body?.examples[0];

type Verdict =
  | 'answered'
  | 'stopped by what it needs'
  | 'asked to sign in'
  | 'refused'
  | 'told that nothing is there'
  | 'wrong';

/** Whether the response matches the schema of the spec, with no extra field. */
function isOfTheSpec({ operationId }: SpecCall, { body, headers }: Reply): boolean {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`;
  const schema = (calls as unknown as Record<string, z.ZodType | undefined>)[name];
  if (schema === undefined) return false;
  if (headers.get('content-type')?.includes('json') !== true) return true;
  const parsed = schema.safeParse(body);
  // Parsing leaves out fields that the spec does not know.
  return parsed.success && isDeepStrictEqual(parsed.data, body);
}

/**
 * The result of a call. A refusal without a message and a response that does not match the spec are
 * as wrong as a crash.
 */
function verdictOf(call: SpecCall, reply: Reply): Verdict {
  const { needs, hidden } = accessOf(call);
  const { status, body } = reply;
  if (status < 300) return isOfTheSpec(call, reply) ? 'answered' : 'wrong';
  const { message = '' } = body as { message?: string };
  if (status >= 500 || message.trim() === '') return 'wrong';
  if (status === 401) return 'asked to sign in';
  if (status === 403) return 'refused';
  if (status === 404 && hidden === true) return 'told that nothing is there';
  return needs === undefined ? 'wrong' : 'stopped by what it needs';
}

function expectedFor(role: Role, { may, needs, hidden, unless }: Access): Verdict[] {
  if (may.includes(role)) {
    return needs === undefined ? ['answered'] : ['answered', 'stopped by what it needs'];
  }
  const withoutSession = role === 'visitor' || role === 'expired' || unless !== undefined;
  if (withoutSession) return ['asked to sign in'];
  return hidden === true ? ['told that nothing is there'] : ['refused'];
}

describe('the table of access by role', () => {
  it('has every call of the spec, and no other', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(
      specCalls.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it.each(specCalls.filter((call) => accessOf(call).unless === undefined))(
    'fits the security that the spec gives $method $path',
    (call) => {
      const { may } = accessOf(call);
      expect(may.includes('visitor')).toBe(call.security !== 'bearer');
      // Where a bearer is optional, a bad one may be refused or ignored.
      const isLetIn = may.includes('expired');
      expect(isLetIn).toBe({ public: true, optional: isLetIn, bearer: false }[call.security]);
    },
  );
});

describe.each(specCalls)('$method $path', (call) => {
  it.each(ROLES)('as %s', async (role) => {
    const access = accessOf(call);
    const reply = await send(call, role);
    cells += 1;
    const what = `${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`;
    expect({ verdict: verdictOf(call, reply), what }).toEqual({
      verdict: expect.toBeOneOf(expectedFor(role, access)) as Verdict,
      what,
    });
    if (call.method !== 'GET' && reply.status < 300) await begin();
  });
});

const refusedWithBody = specCalls
  .filter((call) => call.body !== undefined && accessOf(call).byBody !== true)
  .flatMap((call) => {
    const { may } = accessOf(call);
    return ROLES.filter((role) => !may.includes(role)).map((role) => ({ ...call, role }));
  });

describe('a client that is refused', () => {
  it.each(refusedWithBody)(
    'does not learn whether the body would have been valid: $method $path as $role',
    async ({ role, ...call }) => {
      expect(await send(call, role, '{')).toEqual(await send(call, role));
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS, type Access } from './access-table.ts';
import { createTestSandbox, type TestSandbox } from './harness.ts';
import { putRoles, ROLES, type Role } from './roles.ts';
import { pathOf, specCalls, type SpecCall } from './spec-calls.ts';

let sandbox: TestSandbox;
let tokens: Record<Role, string | undefined>;
let cells = 0;

async function begin(): Promise<void> {
  await sandbox.reset();
  tokens = await putRoles(sandbox);
}

beforeAll(async () => {
  sandbox = await createTestSandbox();
  await begin();
});
afterAll(async () => {
  process.stdout.write(
    `Authorisation: ${specCalls.length} addresses × ${ROLES.length} roles = ${cells} cells\n`,
  );
  await sandbox.close();
});

const accessOf = ({ operationId }: SpecCall): Access => ACCESS[operationId] ?? { may: [] };

const send = (call: SpecCall, role: Role) => {
  const { path, query = '', body = call.body?.examples[0] } = accessOf(call);
  return sandbox.call(call.method, pathOf(call, path) + query, { body, token: tokens[role] });
};

describe('the table of who may do what', () => {
  it('has every call of the spec, and no other', () => {
    expect(Object.keys(ACCESS).toSorted()).toEqual(
      specCalls.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it.each(specCalls)('fits the security that the spec gives $method $path', (call) => {
    const { may, unless } = accessOf(call);
    if (unless !== undefined) return expect(may).toEqual([]);
    expect(may.includes('visitor')).toBe(call.security !== 'bearer');
    if (call.security === 'public') expect(may).toContain('expired');
    if (call.security === 'bearer') expect(may).not.toContain('expired');
  });
});

describe.each(specCalls)('$method $path', (call) => {
  it.each(ROLES)('as %s', async (role) => {
    const { may, needs, unless, hidden = false } = accessOf(call);
    const reply = await send(call, role);
    cells += 1;
    const what = `${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`;

    if (may.includes(role)) {
      expect([401, 403], what).not.toContain(reply.status);
      expect(reply.status, what).toBeLessThan(500);
      // A refusal for another reason would say nothing about who may.
      if (needs === undefined) expect(reply.status, what).toBeLessThan(300);
      if (call.method !== 'GET' && reply.status < 300) await begin();
      return;
    }
    const withoutSession = role === 'visitor' || role === 'expired' || unless !== undefined;
    const elsewise = hidden ? 404 : 403;
    expect(reply.status, what).toBe(withoutSession ? 401 : elsewise);
    expect(reply.body, what).toEqual({ message: expect.stringMatching(/\S/) as string });
  });
});

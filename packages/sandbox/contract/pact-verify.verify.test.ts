import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readDatabaseDump } from '../test/database-dump.ts';
import { startVerifiableSandbox, type VerifiableSandbox } from './states-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The fields of an interaction that these tests read. */
interface Interaction {
  description: string;
  pending?: boolean;
  providerStates?: { name: string }[];
  request: { method: string; path: string; headers?: Record<string, unknown> };
  response: { status: number; body?: { content?: unknown } };
}

const pact = JSON.parse(readFileSync(`${root}pacts/perigee-web-product-api.json`, 'utf8')) as {
  interactions: Interaction[];
};
/** The interaction of these tests: a successful call with a bearer, whose answer has fields. */
const shown = pact.interactions.find(
  ({ pending = false, request, response }) =>
    !pending &&
    request.method === 'GET' &&
    request.headers?.['Authorization'] !== undefined &&
    response.status === 200 &&
    typeof response.body?.content === 'object' &&
    !Array.isArray(response.body.content),
);
if (shown === undefined) throw new Error('No interaction suits these tests.');
const [state] = shown.providerStates ?? [];

let sandbox: VerifiableSandbox;
const servers: ServerType[] = [];

beforeAll(async () => {
  sandbox = await startVerifiableSandbox(await readDatabaseDump());
});

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

afterAll(async () => {
  await sandbox.stop();
});

/** Starts a server for every path, which ends with its test. */
async function start(handle: (c: Context) => Response | Promise<Response>) {
  const app = new Hono().all('*', handle);
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const starting = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
      resolve({ server: starting, port: address.port });
    });
  });
  servers.push(server);
  return { url: `http://127.0.0.1:${port}`, server };
}

/** Forwards a call to the sandbox. */
const forward = (c: Context) =>
  proxy(sandbox.providerBaseUrl + c.req.url.replace(/^https?:\/\/[^/]+/, ''), c.req);

/** The verifier takes a description as a regular expression. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Runs the command that the backend team runs.
 *
 * @param description of the one interaction to verify; all of them without it
 */
function pactVerify(args: readonly string[], description?: string) {
  return new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
    // With a broker configured, the command would verify the broker's contracts instead of the files.
    const env = {
      ...process.env,
      PACT_BROKER_BASE_URL: '',
      ...(description !== undefined && { PACT_DESCRIPTION: `^${escaped(description)}$` }),
    };
    const child = execFile(
      process.execPath,
      ['scripts/pact/verify.ts', ...args],
      { cwd: root, env },
      (_error, stdout, stderr) => {
        resolve({ exitCode: child.exitCode ?? -1, stdout, stderr });
      },
    );
  });
}

const api = (url: string) => `--provider-base-url=${url}`;
const states = (url: string) => `--states-url=${url}`;

describe('npm run pact:verify', () => {
  it('verifies calls and messages of a running product API', async () => {
    const { providerBaseUrl, statesUrl, messagesUrl } = sandbox;
    const options = [api(providerBaseUrl), states(statesUrl), `--messages-url=${messagesUrl}`];
    const { exitCode, stdout } = await pactVerify(options);
    expect(stdout).toMatch(/Verified\.\n$/);
    // The sandbox answers as the app was built, also where the documents show nothing.
    expect(stdout.match(/\d+ failed, \d+ pending/g)).toEqual(Array(2).fill('0 failed, 0 pending'));
    expect(exitCode).toBe(0);
  });

  it('reports a failure with the request, the state and the difference, in a few lines', async () => {
    const { url } = await start(async (c) => {
      const { status, headers } = await forward(c);
      headers.delete('content-length');
      return new Response('{}', { status, headers });
    });
    const options = [api(url), states(sandbox.statesUrl)];
    const { exitCode, stdout, stderr } = await pactVerify(options, shown.description);
    expect(stdout).toContain('0 verified, 1 failed');
    expect(stderr).toContain(`1) GET ${shown.request.path} (${shown.description})`);
    expect(stderr).toContain(`state: ${state?.name}`);
    expect(stderr).toContain('missing the following keys');
    expect(stderr).not.toContain('cause:');
    expect(stderr).toContain('product-api does not keep to the contract.');
    expect((stdout + stderr).split('\n').length).toBeLessThan(100);
    expect(exitCode).toBe(1);
  });

  it('names a state that gave no token', async () => {
    const { url } = await start((c) => c.json({}));
    const options = [api(sandbox.providerBaseUrl), states(url)];
    const { exitCode, stderr } = await pactVerify(options, shown.description);
    expect(stderr).toMatch(/cause: State '.+' gave no `token`/);
    expect(stderr).toContain('status: ');
    expect(exitCode).toBe(1);
  });

  it('names a state that could not be set up', async () => {
    const options = [api(sandbox.providerBaseUrl), states(`${sandbox.statesUrl}/nowhere`)];
    const { exitCode, stderr } = await pactVerify(options, shown.description);
    expect(stderr).toContain(`cause: State '${state?.name}': `);
    expect(stderr).toContain('/states/nowhere answered 404');
    expect(exitCode).toBe(1);
  });

  it.each(['before it answers', 'between two requests'])(
    'ends with a sentence when the API stops %s',
    async (when) => {
      let requests = 0;
      const { url, server } = await start((c) => {
        requests += 1;
        // The command itself sends the first one.
        if (requests < 3) return forward(c);
        server.close();
        if (when === 'before it answers' && 'closeAllConnections' in server) {
          server.closeAllConnections();
        }
        return forward(c);
      });
      const { exitCode, stdout, stderr } = await pactVerify([api(url), states(sandbox.statesUrl)]);
      expect(stderr).toMatch(
        /^\nThe backend stopped answering during .+, after \d+ requests: .+\n$/,
      );
      expect(stdout).not.toContain('verified,');
      expect(requests).toBe(3);
      expect(exitCode).toBe(1);
    },
  );

  it('says that nothing runs at the address', async () => {
    const { url, server } = await start((c) => c.json({}));
    server.close();
    const { exitCode, stderr } = await pactVerify([api(url)]);
    expect(stderr).toContain(`Nothing answers at ${url}. Is it running?`);
    expect(exitCode).toBe(1);
  });
});

it('states-server.ts prints the command that verifies it, and ends by a signal', async () => {
  const child = spawn(process.execPath, ['packages/sandbox/contract/states-server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [printed] = (await Promise.race([once(child.stdout, 'data'), ended])) as unknown[];
  const [command, options = ''] = String(printed).trim().split(' -- ');
  expect(command).toBe('npm run pact:verify');
  const { exitCode, stdout } = await pactVerify(options.split(' '), shown.description);
  expect(stdout).toContain('1 verified, 0 failed');
  expect(exitCode).toBe(0);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

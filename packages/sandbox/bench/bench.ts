import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon, { type Request, type Result } from 'autocannon';
import { PROCESS_FLAGS } from '../src/node/process-flags.ts';
import { rowsAfterDay } from './day-of-sign-ins.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SPEC = `${root}spec/generated/openapi.json`;
/** Of the benchmark alone, which fetches it: it would be a seventh of the files that an installation writes. */
const PRISM = '@stoplight/prism-cli@5.14.2';
const PRISM_PORT = 4099;
/** Prism may have to be fetched first. */
const START_MS = 180_000;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const CONNECTIONS = 10;

const say = (line = '') => {
  process.stdout.write(`${line}\n`);
};
const programs: ChildProcess[] = [];

/** Starts a program in its own process group, so that its child processes end with it. */
function start(command: string, args: string[]): ChildProcess {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const program = spawn(command, args, { cwd: root, stdio: [...stdio], detached: true });
  programs.push(program);
  return program;
}

/** The first line that a program prints. */
const firstLine = (program: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    program.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [line, rest] = printed.split('\n');
      if (line !== undefined && rest !== undefined) resolve(line);
    });
    program.once('exit', () => {
      reject(new Error('The sandbox ended before it was ready.'));
    });
  });

/** Waits until a server answers at `url`. */
async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`Nothing answers at ${url}.`, { cause: error });
      await setTimeout(200);
    }
  }
}

/** Measures one run of requests, after one second of warm-up. */
async function measure(url: string, requests: Request[], connections: number): Promise<Result> {
  const run = (duration: number) => autocannon({ url, requests, connections, duration });
  await run(1);
  const result = await run(SECONDS);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}${requests[0]?.path ?? ''}: ${result.non2xx} failed replies`);
  }
  return result;
}

/** Calls that nearly every page makes. */
const COMMON: readonly { name: string; request: Request }[] = [
  { name: 'GET /users/me', request: { method: 'GET', path: '/users/me' } },
  { name: 'GET /waitlist/me', request: { method: 'GET', path: '/waitlist/me' } },
  {
    name: 'GET /application-status/me',
    request: { method: 'GET', path: '/application-status/me' },
  },
  { name: 'GET /users/{id}/profile', request: { method: 'GET', path: '/users/1002/profile' } },
  { name: 'GET /events/{id}/public', request: { method: 'GET', path: '/events/30/public' } },
  { name: 'GET /events/dashboard', request: { method: 'GET', path: '/events/dashboard' } },
];

const SEARCHES = ['', 'ana', 'berg', 'crowd_12', 'chloé', 'example.com', 'hay', 'nobody at all'];
const STATUSES = ['', 'pending', 'database-pending', 'maybe', 'pre-approved', 'all'];
const PAGES = 40;

/** Requests for pages of the waitlist. No page repeats within thousands of requests. */
function waitlistPages(token: string): Request[] {
  const paths: string[] = [];
  for (let page = 1; page <= PAGES; page++) {
    for (const waitlistStatus of STATUSES) {
      for (const search of SEARCHES) {
        const query = { page: String(page), paginated: 'true', waitlistStatus, search };
        paths.push(`/waitlist?${new URLSearchParams(query).toString()}`);
      }
    }
  }
  return paths.map((path) => ({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${token}` },
  }));
}

const WRITE_CONNECTIONS = 100;

interface Crowd {
  writers: string[];
  likeable: number[];
}

/** Concurrent writes of many users, each different from the ones before. */
function writes({ writers, likeable }: Crowd): { name: string; request: Request }[] {
  let count = 0;
  const next = (change: (number: number) => Partial<Request>): Request => ({
    method: 'PUT',
    setupRequest: (request) => {
      const number = count++;
      const authorization = `Bearer ${writers[number % writers.length] ?? ''}`;
      return { ...request, headers: { authorization }, ...change(number) };
    },
  });
  return [
    {
      name: 'PUT /for-you/profiles/{id}/like',
      request: next((number) => ({
        path: `/for-you/profiles/${likeable[number % likeable.length] ?? 0}/like`,
        body: JSON.stringify({ liked: true }),
      })),
    },
    {
      name: 'PUT /users/me',
      request: next((number) => ({
        path: '/users/me',
        body: JSON.stringify({ interests: [`Interest ${number}`] }),
      })),
    },
  ];
}

const RESETS = 30;

/** The slowest of each call that another user makes meanwhile, in ms. */
interface Slowest {
  write: number;
  read: number;
}

/**
 * Another user's writes and reads, one after the other, until all resets with a wrong link are answered. Each write
 * clears what is kept of earlier reads: without it they would be answered while the database is held.
 */
async function slowestDuringResets(url: string, token: string): Promise<Slowest> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token: 'a link that was never sent', password: 'orbits meet' });
  const slowest = { write: 0, read: 0 };
  const time = async (call: keyof Slowest, method: string, change?: object) => {
    const begin = performance.now();
    const reply = await fetch(`${url}/users/me`, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      ...(change !== undefined && { body: JSON.stringify(change) }),
    });
    if (!reply.ok) throw new Error(`${method} /users/me: ${reply.status}`);
    slowest[call] = Math.max(slowest[call], performance.now() - begin);
  };
  // Waits behind the writes that the connections before left in the database.
  await time('write', 'PUT', { interests: [] });
  slowest.write = 0;

  const answered = new AbortController();
  const resets = Array.from({ length: RESETS }, async () => {
    const reply = await fetch(`${url}/auth/reset-password`, {
      method: 'POST',
      headers: json,
      body,
    });
    if (reply.ok) throw new Error('A wrong link was accepted.');
  });
  const all = Promise.all(resets).finally(() => answered.abort());
  for (let count = 0; !answered.signal.aborted; count++) {
    await time('write', 'PUT', { interests: [`Interest ${count}`] });
    await time('read', 'GET');
  }
  await all;
  return slowest;
}

const SIGN_INS = 10_000;

const cell = (value: string | number, width: number) => String(value).padStart(width);

async function main(): Promise<void> {
  const serve = fileURLToPath(new URL('serve.ts', import.meta.url));
  const line = await firstLine(start(process.execPath, [...PROCESS_FLAGS, serve]));
  const { url, dater, admin, ...crowd } = JSON.parse(line) as Record<
    'url' | 'dater' | 'admin',
    string
  > &
    Crowd;
  const prismOptions = ['--port', String(PRISM_PORT), '--verboseLevel', 'silent'];
  start('npx', ['--yes', PRISM, 'mock', ...prismOptions, SPEC]);
  const prismUrl = `http://127.0.0.1:${PRISM_PORT}`;
  await untilAnswered(prismUrl);

  say(`${CONNECTIONS} connections, ${SECONDS} s each. Requests a second, and p99 in ms.`);
  say(
    `${''.padEnd(28)}${cell('sandbox', 10)}${cell('p99', 6)}${cell('prism', 10)}${cell('p99', 6)}${cell('ratio', 8)}`,
  );
  for (const { name, request } of COMMON) {
    const requests = [{ ...request, headers: { authorization: `Bearer ${dater}` } }];
    const own = await measure(url, requests, CONNECTIONS);
    const mock = await measure(prismUrl, requests, CONNECTIONS);
    const ratio = own.requests.average / mock.requests.average;
    say(
      `${name.padEnd(28)}${cell(Math.round(own.requests.average), 10)}${cell(own.latency.p99, 6)}` +
        `${cell(Math.round(mock.requests.average), 10)}${cell(mock.latency.p99, 6)}${cell(`${ratio.toFixed(2)}×`, 8)}`,
    );
  }

  say(`\n${WRITE_CONNECTIONS} connections that write, each write on disk before it is answered.`);
  for (const { name, request } of writes(crowd)) {
    const { requests, latency } = await measure(url, [request], WRITE_CONNECTIONS);
    say(
      `${name.padEnd(34)}${cell(Math.round(requests.average), 6)} a second, p99 ${latency.p99} ms`,
    );
  }

  const { write, read } = await slowestDuringResets(url, dater);
  say(
    `\nDuring ${RESETS} resets with a wrong link: the slowest PUT /users/me ${Math.round(write)} ms, GET /users/me after it ${Math.round(read)} ms`,
  );

  const pages = await measure(url, waitlistPages(admin), 1);
  const { p50, p99 } = pages.latency;
  say(
    `\nGET /waitlist, over 10,000 rows, ${PAGES * STATUSES.length * SEARCHES.length} different pages with filters and search, one at a time: p50 ${p50} ms, p99 ${p99} ms`,
  );

  const left = await rowsAfterDay(SIGN_INS);
  say(
    `\nRows left after a day of ${SIGN_INS} sign-ins: ${left.map(([table, rows]) => `${rows} ${table}`).join(', ')}`,
  );
}

try {
  await main();
} finally {
  for (const { pid } of programs) if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}

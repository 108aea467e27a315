import type { Page } from '@playwright/test';
import { operationOf } from '@perigee/api/operation-of';
import { isExempt } from '../../scripts/pact/exempt.ts';
import { EACH, pinnedFields, responseFields } from '../../scripts/pact/response-fields.ts';
import { SANDBOX_URL } from './addresses.ts';

const REPORT = 'reportReads';

/**
 * Runs in the page: the JSON of every successful reply of the API becomes a proxy that reports which of its
 * fields are read, as 'GET /users/me profile.bio'.
 */
function watchReplies({ api, each, report }: { api: string; each: string; report: string }): void {
  const { fetch, JSON: json } = globalThis;
  const { parse } = json;
  const readText: (this: Response) => Promise<string> = Reflect.get(Response.prototype, 'text');
  /** The calls whose replies were read, by the text of the reply. */
  const calls = new Map<string, string>();
  const methods = new WeakMap<Response, string>();
  const reported = new Set<string>();
  const unsent: string[] = [];

  /** Reports all that a page reads at once in one message to the test, because a page reads hundreds of fields. */
  function note(read: string): void {
    if (reported.has(read)) return;
    reported.add(read);
    if (unsent.push(read) > 1) return;
    queueMicrotask(() => {
      const reads = unsent.splice(0);
      (globalThis as unknown as Record<string, (reads: string[]) => void>)[report]?.(reads);
    });
  }

  /** Objects whose fields are all being read, to compare or copy them, which is no use of them. */
  const enumerated = new WeakSet();

  function watched(value: unknown, call: string, path: readonly string[]): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const parts = new Map<string, { of: unknown; part: unknown }>();
    return new Proxy(value, {
      ownKeys(target) {
        enumerated.add(target);
        queueMicrotask(() => enumerated.delete(target));
        return Reflect.ownKeys(target);
      },
      get(target, key): unknown {
        const found: unknown = Reflect.get(target, key);
        if (typeof key !== 'string' || (found === undefined && Array.isArray(target))) return found;
        const isElement = /^\d+$/.test(key);
        const at = [...path, isElement ? each : key];
        if (!isElement && !enumerated.has(target)) note(`${call} ${at.join('.')}`);
        // A proxy has to return the value of a fixed property as it is.
        if (Object.getOwnPropertyDescriptor(target, key)?.writable !== true) return found;
        const known = parts.get(key);
        if (known !== undefined && known.of === found) return known.part;
        const part = watched(found, call, at);
        parts.set(key, { of: found, part });
        return part;
      },
    });
  }

  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    methods.set(response, method.toUpperCase());
    return response;
  };
  Response.prototype.text = async function () {
    const body = await readText.call(this);
    const { origin, pathname } = new URL(this.url);
    if (this.ok && origin === api) calls.set(body, `${methods.get(this) ?? 'GET'} ${pathname}`);
    return body;
  };
  json.parse = (source: string, reviver?: Parameters<typeof parse>[1]) => {
    const value: unknown = parse(source, reviver);
    const call = calls.get(source);
    return call === undefined ? value : watched(value, call, []);
  };
}

const nameOf = ({ operationId, path }: { operationId: string; path: readonly string[] }) =>
  `${operationId} ${path.join('.')}`;

/** Fields that pages look for, and that no answer of this call has. */
const ABSENT: ReadonlySet<string> = new Set([
  // Visitors have signed up for nothing.
  'getPublicEvent event.userSignedUpAlready',
  'getPublicEvent event.series.*.userSignedUpAlready',
]);

const answered = new Set(
  responseFields()
    .filter(({ name }) => !isExempt(name))
    .map(nameOf),
);
const pinned = new Set([...pinnedFields().map(nameOf), ...ABSENT]);

/**
 * Reports to `problems` each field of a reply that the page reads, and that stands in no interaction of the
 * call that answered: a backend could leave it out unnoticed.
 */
export async function checkReads(page: Page, problems: string[]): Promise<void> {
  await page.exposeFunction(REPORT, (reads: readonly string[]) => {
    for (const read of reads) {
      const end = read.lastIndexOf(' ');
      const field = `${operationOf(read.slice(0, end))} ${read.slice(end + 1)}`;
      if (!answered.has(field) || pinned.has(field)) continue;
      const problem = `${field} is read, and stands in no interaction of this call.`;
      if (!problems.includes(problem)) problems.push(problem);
    }
  });
  await page.addInitScript(watchReplies, { api: SANDBOX_URL, each: EACH, report: REPORT });
}

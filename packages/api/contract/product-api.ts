import { MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import { expect, vi } from 'vitest';
import { JWT } from '../src/fixtures/index.ts';
import { configureApi } from '../src/index.ts';
import { assumptionsOf, documentedPart } from './assumptions.ts';
import type { Given, StateValue } from './given.ts';
import { aBearer } from './matchers.ts';
import { CONSUMER, partFolder, PRODUCT_API } from './pact-files.ts';
import { specCall } from './spec.ts';
import { expectedStatus } from './statuses.ts';

/** A call as the client makes it. Method and path come from the spec. */
export interface Call {
  operationId: string;
  /** Which call it is, as a noun phrase; unique within the contract. */
  receiving: string;
  /** The states, in the order in which they are set up. */
  given?: Given | readonly Given[];
  /** Whether the call carries a bearer. */
  bearer?: boolean;
  /** Values of the parts of the path that stand in braces. */
  path?: Record<string, string | StateValue>;
  /** The parts of the query, as they are sent. */
  query?: Record<string, string | StateValue<string>>;
  /** Exactly what is sent. */
  body?: object;
}

interface Reply {
  status: number;
  body?: object;
  /** The example of a reply that is a file, which is one with the same form of lines. */
  csv?: string;
  /** The seconds until the call may be made again. */
  retryAfter?: number | undefined;
}

type Interaction = ReturnType<ReturnType<Pact['addInteraction']>['withRequest']>;
type ResponseBuilder = Parameters<NonNullable<Parameters<Interaction['willRespondWith']>[1]>>[0];

/** The response's builder has no way to say that a body is CSV; what it stands on has. */
interface TextResponse {
  interaction: { withResponseBody: (body: string, contentType: string) => unknown };
}

/**
 * A file: a line with the names of the columns, and at least one more. Its name is the backend's affair: the client
 * has one for a file without.
 */
function respondWithFile(response: ResponseBuilder, csv: string): void {
  response.headers({
    'Content-Type': MatchersV3.regex('^.*(csv|octet-stream).*$', 'text/csv; charset=utf-8'),
  });
  (response as unknown as TextResponse).interaction.withResponseBody(csv, 'text/csv');
  response.matchingRules({
    body: { path: '$', rules: [MatchersV3.regex(String.raw`^.+\n.+[\s\S]*$`, csv)] },
  });
}

function configure(baseUrl: string, bearer: boolean) {
  const onUnauthorized = vi.fn<(token: string) => void>();
  configureApi({ baseUrl, getToken: () => (bearer ? JWT : null), onUnauthorized });
  return onUnauthorized;
}

/** A path in which states give some of the parts. */
interface StatePath {
  'pact:matcher:type': 'regex';
  'pact:generator:type': 'ProviderState';
  regex: string;
  expression: string;
  value: string;
}

/** The path of a call, with the values of the parts in braces. */
function pathOf(operationId: string, path: string, values: Call['path']): string | StatePath {
  const filled = (textOf: (value: string | StateValue) => string) =>
    path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
      const value = values?.[name];
      if (value === undefined) throw new Error(`${operationId} needs a value for ${name}.`);
      return textOf(value);
    });
  const example = filled((value) =>
    encodeURIComponent(typeof value === 'string' ? value : value.value),
  );
  const expression = filled((value) =>
    typeof value === 'string' ? encodeURIComponent(value) : value.expression,
  );
  if (example === expression) return example;
  return {
    'pact:matcher:type': 'regex',
    'pact:generator:type': 'ProviderState',
    regex: filled(() => '[^/]+'),
    expression,
    value: example,
  };
}

/** How an interaction is written down. */
interface Written {
  receiving: string;
  /** Whether it stands on a shape that the documents do not show: its failure is only reported. */
  isPending: boolean;
}

function interaction(call: Call, reply: Reply, { receiving, isPending }: Written) {
  const { operationId } = call;
  const spec = specCall(operationId);
  const pact = new Pact({
    consumer: CONSUMER,
    provider: PRODUCT_API,
    dir: partFolder(),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });
  const building = pact.addInteraction().uponReceiving(receiving).pending(isPending);
  building.reference('OpenAPI', 'operationId', operationId);
  for (const { state, params } of [call.given ?? []].flat()) building.given(state, { ...params });
  const replied: unknown = reply.body && MatchersV3.reify(reply.body);
  for (const text of assumptionsOf(
    spec.assumed,
    [spec.request, call.body && MatchersV3.reify(call.body)],
    [spec.reply(reply.status), reply.csv ?? replied],
  )) {
    building.comment(text);
  }
  if (reply.retryAfter !== undefined) {
    building.comment('assumed shape: Retry-After: The documents show no header.');
  }
  return building
    .withRequest(spec.method, pathOf(operationId, spec.path, call.path), (request) => {
      if (call.bearer === true) request.headers({ Authorization: aBearer });
      if (call.query) request.query(call.query);
      if (call.body) request.jsonBody(call.body);
    })
    .willRespondWith(expectedStatus(operationId, reply.status), (response) => {
      if (reply.body) response.jsonBody(reply.body);
      if (reply.csv !== undefined) respondWithFile(response, reply.csv);
      if (reply.retryAfter !== undefined) {
        const seconds = MatchersV3.regex(String.raw`^\d+$`, String(reply.retryAfter));
        response.headers({ 'Retry-After': seconds });
      }
    });
}

/** Whether the documents do not show the body or the answer of the call, or a field that the client sends. */
function isInvented({ operationId, body }: Call, answer: object | undefined): boolean {
  const { assumed, request } = specCall(operationId);
  if (assumed?.shape !== undefined && (body ?? answer) !== undefined) return true;
  if (body === undefined || Object.keys(body).length === 0) return false;
  const sent = MatchersV3.reify(body) as object;
  return documentedPart(request, sent) !== sent;
}

/** Calls `make`, and returns the requests that it sent. */
async function recorded(make: () => Promise<void>): Promise<Request[]> {
  const send = globalThis.fetch;
  const sent: Request[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(new Request(input, init));
    return send(input, init);
  });
  try {
    await make();
    return sent;
  } finally {
    spy.mockRestore();
  }
}

/** What the description of a pending interaction ends with that has a strict one beside it. */
export const WITH_INVENTED = ', with fields that the documents do not show';

/**
 * Writes down a call that succeeds, and checks what the client makes of the answer. If the documents do not show
 * some of the fields, these are in a pending interaction of their own.
 *
 * @param check calls the client's function and says what is expected of its result
 */
export async function succeeds(
  call: Call,
  reply: Reply,
  check: () => Promise<void>,
): Promise<void> {
  const { receiving } = call;
  const schema = specCall(call.operationId).reply(reply.status);
  const known = reply.body && documentedPart(schema, reply.body);
  const isWhole = known === reply.body;
  const isPending = isInvented(call, reply.body) || (!isWhole && known === undefined);
  const isSplit = !isPending && !isWhole;

  const sent = await interaction(call, reply, {
    receiving: isSplit ? receiving + WITH_INVENTED : receiving,
    isPending: isPending || isSplit,
  }).executeTest(({ url }) =>
    recorded(async () => {
      const onUnauthorized = configure(url, call.bearer ?? false);
      await check();
      expect(onUnauthorized).not.toHaveBeenCalled();
    }),
  );
  if (!isSplit || known === undefined) return;

  // The client's request once more, for an answer without the other fields.
  await interaction(call, { ...reply, body: known }, { receiving, isPending: false }).executeTest(
    async ({ url }) => {
      for (const request of sent ?? []) {
        const { pathname, search } = new URL(request.url);
        const response = await fetch(new Request(url + pathname + search, request));
        expect(response.ok).toBe(true);
      }
    },
  );
}

/** What the client throws for a refused call. */
interface Refusal {
  name: 'ApiError';
  status: number;
  message: string;
  retryAfterMs: number | null;
}

/** The calls of this file that have a refusal. */
const refusedCalls = new Set<string>();

/**
 * The body of a refusal. The client shows its `message`, else its `error`, else a text of its own, so that any
 * JSON object will do. The first refusal of a call has `error`, for the client to read it.
 */
function refusalOf({ operationId }: Call, text: string) {
  const field = refusedCalls.has(operationId) ? 'message' : 'error';
  refusedCalls.add(operationId);
  return MatchersV3.eachKeyMatches({ [field]: text }, MatchersV3.regex('^.+$', field));
}

/**
 * Writes down a call that is refused with a text for the user, and checks that the client passes both on. A
 * refused bearer must also reach the session.
 *
 * @param refused `retryAfter` where the app counts the seconds down
 * @param check calls the client's function and expects it to be rejected with the refusal
 */
export async function refuses(
  call: Call,
  refused: { status: number; message: string; retryAfter?: number },
  check: (refusal: Refusal) => Promise<void>,
): Promise<void> {
  const { status, message, retryAfter } = refused;
  const body = refusalOf(call, message);
  const { receiving } = call;
  const write = (reply: Reply, written: Written) =>
    interaction(call, reply, written).executeTest(async ({ url }) => {
      const onUnauthorized = configure(url, call.bearer ?? false);
      const retryAfterMs = reply.retryAfter === undefined ? null : reply.retryAfter * 1000;
      await check({ name: 'ApiError', status, message, retryAfterMs });
      expect(onUnauthorized.mock.calls).toEqual(
        status === 401 && call.bearer === true ? [[JWT]] : [],
      );
    });
  await write({ status, body }, { receiving, isPending: isInvented(call, undefined) });
  // The documents show no header.
  if (retryAfter !== undefined) {
    await write(
      { status, body, retryAfter },
      { receiving: `${receiving}, with the seconds to wait`, isPending: true },
    );
  }
}

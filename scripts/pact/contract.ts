import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

/** The fields of an interaction that the scripts read. */
export interface Interaction {
  description: string;
  pending?: boolean;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  comments?: {
    references?: Partial<Record<'OpenAPI' | 'AsyncAPI', { operationId?: string }>>;
    /** The assumptions of the interaction, each as 'assumed shape: …' or 'assumed limit: …'. */
    text?: string[];
  };
  request?: { method: string; path: string; generators?: unknown };
  response?: { status: number; body?: { content?: unknown } };
  /** The content of a message. */
  contents?: { content?: unknown };
}

/** The fields of a contract that the scripts read. */
export interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
}

/** The contracts of `pacts` by the path of their file. */
export const readPacts = () =>
  new Map(
    globSync('pacts/*.json', { cwd: root })
      .toSorted()
      .map((file) => [root + file, JSON.parse(read(file)) as Pact]),
  );

/** The contracts with a provider: the paths of their files, and their interactions. */
export function pactsWith(provider: string) {
  const pacts = [...readPacts()].filter(([, pact]) => pact.provider.name === provider);
  return {
    files: pacts.map(([path]) => path),
    interactions: pacts.flatMap(([, pact]) => pact.interactions),
  };
}

/** An assumption of the spec: of a shape, or of a limit of a documented one. */
export interface Assumed {
  shape?: string;
  limit?: string;
}

/** The fields of a call or a message in the spec that the scripts read. */
interface Description {
  summary?: string;
  tags?: string[];
  'x-source'?: string[];
  /** Why the product does not make the call. */
  'x-unused'?: string;
  'x-assumed'?: Assumed;
}

type Call = Description & { operationId: string; responses: Record<string, unknown> };

/** The bundled spec: the calls as OpenAPI, the real-time channel as AsyncAPI. */
interface Spec {
  openapi: {
    info: Record<string, unknown>;
    paths: Record<string, Record<string, Call>>;
    components?: { schemas?: Record<string, unknown> };
  };
  asyncapi: { operations: Record<string, Description> };
}

export const readSpec = (): Spec => ({
  openapi: JSON.parse(read('spec/generated/openapi.json')),
  asyncapi: parse(read('spec/generated/realtime.yaml')),
});

/** The schemas of the spec's files. The area is the folder of the file. */
export function readSchemas(): { area: string; name: string; schema: unknown }[] {
  const files = globSync('spec/schemas/*/*.yaml', { cwd: root }).toSorted();
  return files
    .filter((file) => !file.endsWith('.example.yaml'))
    .map((file) => ({
      area: basename(dirname(file)),
      name: basename(file, '.yaml'),
      schema: parse(read(file)) as unknown,
    }));
}

/** A call or a message of the spec, with the interactions that show it. */
export type Operation = ReturnType<typeof readOperations>[number];

export const replyOf = ({ response }: Interaction) => String(response?.status ?? 'message');

export const operationIdOf = ({ comments }: Interaction) =>
  comments?.references?.OpenAPI?.operationId ?? comments?.references?.AsyncAPI?.operationId;

/**
 * Every call and every message, in the order of the spec: by 'METHOD /path' or the name of the message, with
 * the statuses of its replies, and with the interactions of the contracts that show it.
 */
export function readOperations() {
  const { openapi, asyncapi } = readSpec();
  const interactions = [...readPacts().values()].flatMap((pact) => pact.interactions);
  const shownBy = (operationId: string) =>
    interactions.filter((interaction) => operationIdOf(interaction) === operationId);
  const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      call: `${method.toUpperCase()} ${path}`,
      area: call.tags?.[0] ?? '',
      replies: Object.keys(call.responses),
      interactions: shownBy(call.operationId),
    })),
  );
  const messages = Object.entries(asyncapi.operations).map(([operationId, message]) => ({
    ...message,
    operationId,
    call: operationId.replace(/^send(.)/, (_send, first: string) => first.toLowerCase()),
    area: 'realtime',
    replies: ['message'],
    interactions: shownBy(operationId),
  }));
  return [...calls, ...messages];
}

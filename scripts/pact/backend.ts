import { providerWithMetadata, type VerifierOptions } from '@pact-foundation/pact';
import type { Interaction } from './contract.ts';
import type { StateAnswer } from './report.ts';
import { UsageError, type VerifyOptions } from './verify-options.ts';

/** A part of the backend that cannot be reached, with a sentence for the user of the command. */
export class UnreachableError extends UsageError {}

/** Calls the backend; throws an UnreachableError if it cannot be reached. */
export async function request(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, init).catch((cause: unknown) => {
    throw new UnreachableError(`Nothing answers at ${url}. Is it running?`, { cause });
  });
}

async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const response = await request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.ok) return response;
  throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
}

/** What the handlers of the verifier report while it runs. */
export interface Listener {
  onState: (answer: StateAnswer) => void;
  onUnreachable: (error: UnreachableError, during: string) => void;
}

/** Calls the backend's states endpoint for every state that the contracts name. */
export function stateHandlers(
  { statesUrl, token }: VerifyOptions,
  interactions: readonly Interaction[],
  { onState, onUnreachable }: Listener,
): NonNullable<VerifierOptions['stateHandlers']> {
  const ask = async (action: 'setup' | 'teardown', state: string, params: unknown) => {
    if (statesUrl === undefined) return {};
    try {
      const text = await (await post(statesUrl, { action, state, params })).text();
      return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
    } catch (error) {
      if (error instanceof UnreachableError) onUnreachable(error, `the ${action} of '${state}'`);
      onState({ name: state, params, error: (error as Error).message });
      throw error;
    }
  };
  const given: Record<string, string> = token === undefined ? {} : { token };
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates);
  return Object.fromEntries(
    states.map(({ name }) => [
      name,
      {
        setup: async (params) => {
          const values = { ...given, ...(await ask('setup', name, params)) };
          onState({ name, params, values });
          return values;
        },
        teardown: async (params) => void (await ask('teardown', name, params)),
      },
    ]),
  );
}

/** Base64 of '{}'. */
const NO_METADATA = 'e30=';

/** Requests every message of the contracts from the backend, with its metadata in a header. */
export function messageProviders(
  messagesUrl: string,
  interactions: readonly Interaction[],
  { onUnreachable }: Pick<Listener, 'onUnreachable'>,
): NonNullable<VerifierOptions['messageProviders']> {
  return Object.fromEntries(
    interactions.map(({ description }) => [
      description,
      async (descriptor) => {
        const { providerStates = [] } = descriptor;
        const response = await post(messagesUrl, { description, providerStates }).catch(
          (error: unknown) => {
            if (error instanceof UnreachableError) onUnreachable(error, `message '${description}'`);
            throw error;
          },
        );
        const metadata = atob(response.headers.get('pact-message-metadata') ?? NO_METADATA);
        const content: unknown = await response.json();
        const provide = providerWithMetadata(
          () => content,
          JSON.parse(metadata) as Record<string, string>,
        );
        return provide(descriptor);
      },
    ]),
  );
}

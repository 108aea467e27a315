import { fileURLToPath } from 'node:url';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { providerStates } from '@perigee/api/provider-states';
import { vi } from 'vitest';
import type { SandboxContext } from '../src/node.ts';
import { setUpState } from './provider-states.ts';

type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;

/**
 * Verifies one contract against a sandbox, every interaction from its own fresh state.
 *
 * @param provider whose contract; its file must be there
 * @throws where an interaction does not hold, and where a state could not be set up: the verifier
 *   itself would only print the latter
 */
export async function verify(
  provider: string,
  context: SandboxContext,
  options: Pick<VerifierOptions, 'providerBaseUrl' | 'messageProviders'>,
): Promise<void> {
  const failures: unknown[] = [];
  const stateHandlers: StateHandlers = {};
  for (const name of Object.keys(providerStates)) {
    stateHandlers[name] = async (params) => {
      try {
        return await setUpState(context, name, params);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
  }
  const file = new URL(`../../../pacts/perigee-web-${provider}.json`, import.meta.url);
  // Where this is set, the verifier would take contracts from the broker as well.
  vi.stubEnv('PACT_BROKER_BASE_URL', '');
  await new Verifier({
    provider,
    pactUrls: [fileURLToPath(file)],
    stateHandlers,
    logLevel: 'warn',
    ...options,
  }).verifyProvider();
  if (failures.length > 0) throw new AggregateError(failures, 'A provider state was not set up.');
}

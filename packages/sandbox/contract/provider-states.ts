import { providerStates, type ProviderState } from '@perigee/api/provider-states';
import { applyProviderState, type SandboxContext } from '../src/node.ts';

/** Whether `name` is one of the states that consumers and the sandbox share. */
function isProviderState(name: string): name is ProviderState {
  return Object.hasOwn(providerStates, name);
}

/**
 * Brings the sandbox into the state that a contract names.
 *
 * @returns values for the request, such as the bearer's `token`
 * @throws if no state has that name
 */
export async function setUpState(
  context: SandboxContext,
  name: string,
  params: unknown,
): Promise<Record<string, string>> {
  if (!isProviderState(name)) throw new Error(`There is no provider state '${name}'.`);
  return { ...(await applyProviderState(context, name, params as never)) };
}

import type { ProviderState, ProviderStateParams } from '@perigee/api/provider-states';
import type { SandboxContext } from '../context.ts';
import { emptyTables } from './empty-tables.ts';
import { adminHandlers } from './handlers/admin.ts';
import { datingHandlers } from './handlers/dating.ts';
import { eventHandlers } from './handlers/event.ts';
import { hostHandlers } from './handlers/host.ts';
import { membershipHandlers } from './handlers/membership.ts';
import { personHandlers } from './handlers/person.ts';
import { profileHandlers } from './handlers/profile.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import type { Scene, StateHandlers, StateValues } from './scene.ts';

const handlers: StateHandlers<ProviderState> = {
  ...personHandlers,
  ...signInHandlers,
  ...profileHandlers,
  ...datingHandlers,
  ...membershipHandlers,
  ...eventHandlers,
  ...hostHandlers,
  ...adminHandlers,
};

/**
 * Empties the sandbox for the states of one interaction. Use it only for a database without other clients.
 */
export async function openScene(context: SandboxContext): Promise<Scene> {
  await emptyTables(context.db);
  return { context, now: context.clock(), people: new Map() };
}

/**
 * Adds a state that a contract names to a scene.
 *
 * @returns values for the request, such as the bearer's `token`
 */
export async function setUpState<State extends ProviderState>(
  scene: Scene,
  name: State,
  params: ProviderStateParams[State],
): Promise<StateValues> {
  const handler: StateHandlers<ProviderState>[State] = handlers[name];
  return handler(scene, params);
}

import { providerStates, type ProviderState } from '@perigee/api/provider-states';
import { openScene, setUpState, type SandboxContext, type Scene } from '../src/node.ts';

/** Whether `name` is one of the states that consumers and the sandbox share. */
const isProviderState = (name: string): name is ProviderState =>
  Object.hasOwn(providerStates, name);

/** The states of the interaction that is being verified. */
export interface StatesOfInteraction {
  /** The scene so far, from the first state of an interaction to its teardown. */
  scene: () => Scene | undefined;
  /**
   * Adds the state that a contract names.
   *
   * @returns values for the request, such as the bearer's `token`
   * @throws if no state has that name
   */
  setUp: (name: string, params: unknown) => Promise<object>;
  tearDown: () => void;
}

/**
 * @param onOpen adds to the empty scene, before the first state
 */
export function statesOfInteraction(
  context: SandboxContext,
  onOpen: (scene: Scene) => Promise<void> = async () => undefined,
): StatesOfInteraction {
  let scene: Scene | undefined;
  return {
    scene: () => scene,
    setUp: async (name, params) => {
      if (!isProviderState(name)) throw new Error(`There is no provider state '${name}'.`);
      if (scene === undefined) {
        scene = await openScene(context);
        await onOpen(scene);
      }
      return setUpState(scene, name, params as never);
    },
    tearDown: () => {
      scene = undefined;
    },
  };
}

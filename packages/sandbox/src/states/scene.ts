import type {
  ProviderState,
  ProviderStateParams,
  StateValueName,
  Who,
} from '@perigee/api/provider-states';
import type { SandboxContext } from '../context.ts';
import type { NewPerson } from '../seed/insert.ts';

/** The values that a state returns for the request. */
export type StateValues = Partial<Record<StateValueName, string | number>>;

/** What the states of one interaction have created so far. */
export interface Scene {
  readonly context: SandboxContext;
  /** The time of all that the states create. */
  readonly now: Date;
  readonly people: Map<Who, NewPerson>;
  event?: { id: number; hostId: number; priceCents: number };
}

/** Handlers of some states: each adds its state to the scene. */
export type StateHandlers<State extends ProviderState> = {
  [Name in State]: (scene: Scene, params: ProviderStateParams[Name]) => Promise<StateValues>;
};

/** The person of a scene. */
export function personOf({ people }: Scene, who: Who): NewPerson {
  const person = people.get(who);
  if (person === undefined) throw new Error(`No state before this one creates the ${who}.`);
  return person;
}

export const idOf = (scene: Scene, who: Who): number => personOf(scene, who).user.id;

/** The ids of two people, the lower one first, as a match and a recommendation store them. */
export function pairOf(scene: Scene, [one, two]: readonly [Who, Who]) {
  const [firstUserId = 0, secondUserId = 0] = [idOf(scene, one), idOf(scene, two)].toSorted(
    (a, b) => a - b,
  );
  return { firstUserId, secondUserId };
}

/** The event of a scene. */
export function eventOf({ event }: Scene) {
  if (event === undefined) throw new Error('No state before this one creates the event.');
  return event;
}

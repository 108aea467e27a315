import type { ProviderState, ProviderStateParams } from '../src/fixtures/provider-states.ts';

/** A precondition of an interaction. */
export interface Given {
  state: ProviderState;
  params: ProviderStateParams[ProviderState];
}

/** Names a precondition. A state that is not in the list, or a wrong parameter, is a type error. */
export function given<State extends ProviderState>(
  state: State,
  params: ProviderStateParams[State],
): Given {
  return { state, params };
}

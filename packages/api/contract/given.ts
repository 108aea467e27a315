import type {
  ProviderState,
  ProviderStateParams,
  StateValueName,
} from '../src/fixtures/provider-states.ts';

/** A precondition of an interaction. */
export interface Given {
  state: ProviderState;
  params: object;
}

/** Names a precondition. A state that is not in the list, or a wrong parameter, is a type error. */
export function given<State extends ProviderState>(
  state: State,
  params: ProviderStateParams[State],
): Given {
  return { state, params };
}

/** A host who has everything that the client reads of the signed-in user: see `aUserWithEverything`. */
export const everythingOfAUser: readonly Given[] = [
  given('a user', { role: 'host' }),
  given('a linked account', { of: 'user' }),
  given('a wallet', { of: 'user' }),
  given('a referral code', { of: 'user' }),
  given('a subscription', { of: 'user', status: 'active' }),
];

/** A value of the request that a state returns at verification. */
export interface StateValue<Example extends string | number = string | number> {
  'pact:matcher:type': 'type';
  'pact:generator:type': 'ProviderState';
  expression: string;
  value: Example;
}

/**
 * A value of the request that a state returns, so that the contract demands no id, address or code.
 *
 * @param example what the client sends in this test
 */
export const fromState = <Example extends string | number>(
  name: StateValueName,
  example: Example,
): StateValue<Example> => ({
  'pact:matcher:type': 'type',
  'pact:generator:type': 'ProviderState',
  expression: `\${${name}}`,
  value: example,
});

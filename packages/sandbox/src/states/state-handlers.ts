import type { ProviderState, ProviderStateParams } from '@perigee/api/provider-states';
import type { SandboxContext } from '../context.ts';

/** What a state leaves for the requests that follow. */
export interface StateResult {
  /** The bearer to send instead of the one in the contract. */
  token?: string;
}

/** What brings an empty sandbox into each of some states. */
export type StateHandlers<State extends ProviderState> = {
  [Name in State]: (
    context: SandboxContext,
    params: ProviderStateParams[Name],
  ) => Promise<StateResult>;
};

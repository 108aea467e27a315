import type { ProviderState, ProviderStateParams } from '@perigee/api/provider-states';
import type { SandboxContext } from '../context.ts';

/** The values of a state for the requests that follow. */
export interface StateResult {
  /** The bearer to send instead of the one in the contract. */
  token?: string;
}

/** Handlers that bring an empty sandbox into the states of their names. */
export type StateHandlers<State extends ProviderState> = {
  [Name in State]: (
    context: SandboxContext,
    params: ProviderStateParams[Name],
  ) => Promise<StateResult>;
};

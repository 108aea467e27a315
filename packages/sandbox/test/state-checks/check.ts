import type { ProviderState, ProviderStateParams } from '@perigee/api/provider-states';
import type { StateResult } from '../../src/states/provider-states.ts';
import type { Reply, TestSandbox } from '../harness.ts';

/** Makes a call to the sandbox that is in the state. */
export type CallSandbox = TestSandbox['call'];

interface Check<State extends ProviderState> {
  params: ProviderStateParams[State];
  /** A call that shows whether the sandbox is in the state. */
  call: (state: StateResult) => Promise<Reply>;
  answer: object;
}

/** The check of each state. */
export type Checks = { [State in ProviderState]: Check<State> };

import type { ReplacedState, ReplacedStateParams } from '@perigee/api/replaced-states';
import type { SandboxContext } from '../context.ts';
import { insertPeople, type NewPerson } from '../seed/insert.ts';

/** The values of a state for the requests that follow. */
export interface StateResult {
  /** The bearer to send instead of the one in the contract. */
  token?: string;
}

/** Handlers that bring an empty sandbox into the states of their names. */
export type StateHandlers<State extends ReplacedState> = {
  [Name in State]: (
    context: SandboxContext,
    params: ReplacedStateParams[Name],
  ) => Promise<StateResult>;
};

/** Stores users, and begins a session of one of them. */
export async function signIn(
  { db, tokens }: SandboxContext,
  userId: number,
  ...people: readonly NewPerson[]
): Promise<StateResult> {
  await insertPeople(db, people);
  return { token: await tokens.session(userId) };
}

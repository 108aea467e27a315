import { useEffect, useEffectEvent } from 'react';
import { fieldMessages, messages } from '@perigee/domain';
import { isSameUsername, usernameProblem } from '@perigee/domain/profile';
import { useDebouncedSearch } from '../../hooks/use-debounced-search.ts';

/** Source: member §4. */
export type UsernameState = 'idle' | 'loading' | 'valid' | 'invalid';

interface UsernameCheck {
  state: UsernameState;
  /** The error of the username. */
  problem: string | undefined;
  /** Checks again after a failed check. */
  retry: () => void;
}

/** Whether the user can have a username: first by its format, then by a request. Source: member §5. */
export function useUsernameCheck(
  username: string,
  currentUsername: string | undefined,
  onCheck: (username: string, signal: AbortSignal) => Promise<boolean>,
  delay: number,
): UsernameCheck {
  // The format is checked after the delay too, so that no error appears during typing.
  const lookUp = useDebouncedSearch(async (name: string, signal) => {
    const problem = usernameProblem(name);
    if (problem !== null) return problem;
    return (await onCheck(name, signal)) ? null : fieldMessages.username.taken;
  }, delay);
  const isOwn = currentUsername !== undefined && isSameUsername(username, currentUsername);

  const check = useEffectEvent((name: string, needsCheck: boolean) => {
    if (needsCheck) lookUp.ask(name);
    else lookUp.cancel();
  });
  const needsCheck = username !== '' && !isOwn;
  useEffect(() => check(username, needsCheck), [username, needsCheck]);

  const noProblem = { problem: undefined, retry: () => undefined };
  if (username === '') return { ...noProblem, state: 'idle' };
  if (isOwn) return { ...noProblem, state: 'valid' };
  const { state } = lookUp;
  if (state.status === 'idle' || state.status === 'loading' || state.question !== username) {
    return { ...noProblem, state: 'loading' };
  }
  if (state.status === 'failed') {
    const retry = () => lookUp.askNow(username);
    return { state: 'invalid', problem: messages.tryAgain, retry };
  }
  if (state.answer === null) return { ...noProblem, state: 'valid' };
  return { ...noProblem, state: 'invalid', problem: state.answer };
}

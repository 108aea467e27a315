import { useEffect, useEffectEvent } from 'react';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';

interface Admission {
  isEntering: boolean;
  isEntered: boolean;
  /** The reason of a refusal, else undefined. */
  refusal: string | undefined;
  retry: () => void;
}

/**
 * Requests admission as soon as `canAsk` is true, and again when it becomes true anew, such as after a time
 * without a network. Once admitted, the viewer stays so.
 */
export function useAdmission(canAsk: boolean, onEnter: () => Promise<void>): Admission {
  const request = useAsyncAction();
  const retry = () => void request.run(onEnter);
  const ask = useEffectEvent(() => {
    if (request.state.status !== 'done') retry();
  });
  useEffect(() => {
    if (canAsk) ask();
  }, [canAsk]);
  return {
    isEntering: request.busy,
    isEntered: request.state.status === 'done',
    refusal: request.error,
    retry,
  };
}

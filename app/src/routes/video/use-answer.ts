import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { AnswerState } from '../../layouts/answer-state.ts';

/** Enters the room at once if the user came by answering a call; not again after a reload. */
export function useAnswer(join: () => Promise<void>): void {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<AnswerState | null>;
  const hasAnswered = state?.hasAnswered === true;
  const enter = useEffectEvent(() => {
    void navigate('.', { replace: true, state: null });
    void join();
  });
  useEffect(() => {
    if (hasAnswered) enter();
  }, [hasAnswered]);
}

import { useEffect, useRef, useState } from 'react';

/** How far a question has come. It names the question, so that no answer is taken for another's. */
type LookUpState<Question, Answer> =
  | { status: 'idle' }
  | { status: 'loading'; question: Question }
  | { status: 'answered'; question: Question; answer: Answer }
  | { status: 'failed'; question: Question };

interface LookUp<Question, Answer> {
  state: LookUpState<Question, Answer>;
  /** The last answer that came, good to look at until the next one does. Not for other questions. */
  latest: Answer | undefined;
  /** Asks when `delay` has passed without another question. */
  ask: (question: Question) => void;
  /** Asks at once. */
  askNow: (question: Question) => void;
  /** Forgets the question, whether it was asked already or not. */
  cancel: () => void;
}

/**
 * Looks something up while somebody types: one question for many keys, the last one wins. Whatever
 * went before is aborted and cannot answer any more; nor can anything after the component has gone.
 *
 * @param answer finds the answer; its signal says that nobody waits for it any longer
 * @param delay milliseconds that a question rests before it is asked
 */
export function useLookUp<Question, Answer>(
  answer: (question: Question, signal: AbortSignal) => Answer | Promise<Answer>,
  delay: number,
): LookUp<Question, Answer> {
  const [state, setState] = useState<LookUpState<Question, Answer>>({ status: 'idle' });
  const [latest, setLatest] = useState<Answer>();
  const underWay = useRef<AbortController>(null);
  const newestAnswer = useRef(answer);
  useEffect(() => {
    newestAnswer.current = answer;
  });
  useEffect(() => () => underWay.current?.abort(), []);

  function begin(question: Question): AbortSignal {
    underWay.current?.abort();
    underWay.current = new AbortController();
    setState({ status: 'loading', question });
    return underWay.current.signal;
  }

  async function find(question: Question, signal: AbortSignal): Promise<void> {
    try {
      const found = await newestAnswer.current(question, signal);
      if (signal.aborted) return;
      setState({ status: 'answered', question, answer: found });
      setLatest(() => found);
    } catch {
      if (!signal.aborted) setState({ status: 'failed', question });
    }
  }

  return {
    state,
    latest,
    ask: (question) => {
      const signal = begin(question);
      const timer = setTimeout(() => void find(question, signal), delay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    askNow: (question) => void find(question, begin(question)),
    cancel: () => {
      underWay.current?.abort();
      setState({ status: 'idle' });
      setLatest(undefined);
    },
  };
}

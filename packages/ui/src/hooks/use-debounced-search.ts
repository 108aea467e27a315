import { useEffect, useRef, useState } from 'react';

/** The state of a lookup. It contains the question, so that an answer is not used for another one. */
type LookUpState<Question, Answer> =
  | { status: 'idle' }
  | { status: 'loading'; question: Question }
  | { status: 'answered'; question: Question; answer: Answer }
  | { status: 'failed'; question: Question };

interface LookUp<Question, Answer> {
  state: LookUpState<Question, Answer>;
  /** The last answer, which may be shown until the next one arrives. Not valid for other questions. */
  latest: Answer | undefined;
  /** Sends the question after `delay` without another question. */
  ask: (question: Question) => void;
  /** Sends the question at once. */
  askNow: (question: Question) => void;
  /** Cancels the question, whether it was already sent or not. */
  cancel: () => void;
}

/**
 * Looks something up during typing: one question for many keys, the last one wins. Earlier questions are
 * aborted and their answers are dropped; so are answers after the unmount.
 *
 * @param answer finds the answer; its signal is aborted when the answer is no longer needed
 * @param delay milliseconds before a question is sent
 */
export function useDebouncedSearch<Question, Answer>(
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

import { useEffect, useRef } from 'react';

/** The time in which users see which answer they pressed, as long as a dialog takes to open. */
const SEEN_MS = 320;

/** Submits a form after a short pause. `stay` cancels that, and so does the next step. */
export function useGoOn() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stay,
    goOn: (form: HTMLFormElement | null) => {
      stay();
      timer.current = setTimeout(() => form?.requestSubmit(), SEEN_MS);
    },
  };
}

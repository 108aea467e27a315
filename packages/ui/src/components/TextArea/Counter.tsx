import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { counter } from './TextArea.css.ts';

interface CounterProps {
  /** The id of the sentence that describes the text area. */
  id: string;
  length: number;
  most: number;
}

/** The number of characters as visible text; for screen readers, the maximum and a warning near the end. */
export function Counter({ id, length, most }: CounterProps) {
  return (
    <>
      <span className={counter} aria-hidden="true">
        {length} / {most}
      </span>
      <span id={id} className={visuallyHidden}>
        Up to {most} characters.
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {warning(most - length)}
      </span>
    </>
  );
}

/** Changes at a few points only, so that screen readers do not announce a number with every key. */
function warning(left: number): string {
  if (left <= 0) return 'No characters left';
  const near = [10, 20].find((mark) => left <= mark);
  return near === undefined ? '' : `${near} characters left or fewer`;
}

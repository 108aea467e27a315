import { chatLimits } from '@perigee/domain/chat';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { keys, note, tooLong } from './Composer.css.ts';

interface ComposerNoteProps {
  /** The id of the text that describes the composer. */
  id: string;
  /** The number of characters that still fit; negative if the text is too long. */
  left: number;
}

/** Under the composer: its keys, and near the limit the characters that are left. */
export function ComposerNote({ id, left }: ComposerNoteProps) {
  const isNear = left <= chatLimits.countdownFrom;
  return (
    <>
      {isNear ? (
        <p id={id} className={left < 0 ? tooLong : note}>
          {left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`}
        </p>
      ) : (
        <p id={id} className={keys}>
          Enter sends. Shift and Enter begin a new line.
        </p>
      )}
      <span className={visuallyHidden} aria-live="polite">
        {warning(left)}
      </span>
    </>
  );
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** Changes at a few points only, so that screen readers do not announce a number with every key. */
function warning(left: number): string {
  if (left < 0) return 'The message is too long to send';
  const near = [20, 100, 200].find((mark) => left <= mark);
  return near === undefined ? '' : `${near} characters left or fewer`;
}

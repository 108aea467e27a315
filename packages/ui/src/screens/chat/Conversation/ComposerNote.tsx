import { chatLimits } from '@perigee/domain/chat';
import { clsx } from 'clsx';
import { Text } from '../../../components/Text/Text.tsx';
import { keyboardOnly } from '../../../theme/keyboard-only.css.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { note } from './Composer.css.ts';

interface ComposerNoteProps {
  /** The id of the text that describes the composer. */
  id: string;
  /** The number of characters that still fit; negative if the text is too long. */
  left: number;
}

/** Under the composer: its keys, and near the limit the characters that are left. */
export function ComposerNote({ id, left }: ComposerNoteProps) {
  const isNear = left <= chatLimits.countdownFrom;
  const isTooLong = left < 0;
  return (
    <>
      {isNear ? (
        <Text
          id={id}
          size="xs"
          tone={isTooLong ? 'negative' : 'muted'}
          figures={!isTooLong}
          spaceBefore={2}
          className={note}
        >
          {isTooLong ? `${characters(-left)} too many` : `${characters(left)} left`}
        </Text>
      ) : (
        // Phones have no Shift and Enter.
        <Text id={id} size="xs" tone="muted" spaceBefore={2} className={clsx(note, keyboardOnly)}>
          Enter sends. Shift and Enter begin a new line.
        </Text>
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

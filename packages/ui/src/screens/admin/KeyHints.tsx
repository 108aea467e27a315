import { Keys } from '../../components/KeyboardShortcuts/Keys.tsx';
import { hint, hints } from './KeyHints.css.ts';

interface KeyHintsProps {
  /** Keys in the form of a shortcut, and what they do. */
  keys: readonly { keys: string; label: string }[];
}

/** The keys of a page, below its content. Screen reader users find them in the list of all shortcuts. */
export function KeyHints({ keys: listed }: KeyHintsProps) {
  return (
    <p className={hints} aria-hidden="true">
      {listed.map(({ keys, label }) => (
        <span key={keys} className={hint}>
          <Keys keys={keys} />
          {label}
        </span>
      ))}
    </p>
  );
}

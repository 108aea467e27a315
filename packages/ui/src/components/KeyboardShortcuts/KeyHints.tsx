import { keyboardOnly } from '../../theme/keyboard-only.css.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Keys } from './Keys.tsx';

export interface KeyHintsProps {
  /** Keys in the form of a shortcut, and what they do. With `to` they are the first and the last of a range. */
  keys: readonly { keys: string; to?: string; label: string }[];
}

/** The keys of a page, below its content. Screen reader users find them in the list of all shortcuts. */
export function KeyHints({ keys: listed }: KeyHintsProps) {
  return (
    <Text as="div" size="xs" tone="muted" className={keyboardOnly} aria-hidden="true">
      <Inline gap={5} rowGap={2} align="stretch" spaceBefore={4}>
        {listed.map(({ keys, to, label }) => (
          <Inline key={keys} as="span" gap={2} wrap={false}>
            {to === undefined ? (
              <Keys keys={keys} />
            ) : (
              <span>
                <Keys keys={keys} /> – <Keys keys={to} />
              </span>
            )}
            {label}
          </Inline>
        ))}
      </Inline>
    </Text>
  );
}

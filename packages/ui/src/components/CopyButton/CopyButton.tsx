import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages, toastTimes } from '@perigee/domain';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { InlineError } from '../InlineError/InlineError.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { copyText } from './copy-text.ts';
import {
  besideFrame,
  byHand,
  centredFrame,
  centredRefusal,
  confirmation,
  said,
} from './CopyButton.css.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'busy' | 'onClick'> {
  /** The text to copy: an address, a code. */
  text: string;
  /** The confirmation after copying. Empty if a toast shows it. */
  copiedText?: string;
  /** How long the confirmation is visible, in milliseconds. */
  copiedMs?: number;
  /**
   * The reason why the text may no longer be copied: shown instead of copying, when the button is pressed.
   */
  refusal?: string;
  /** For the middle of a column: the confirmation is below the button, in a reserved line. */
  centred?: boolean;
  /** Copies the text. Defaults to the browser's clipboard; stories replace it. */
  write?: (text: string) => Promise<void>;
}

/**
 * Copies a text and shows a confirmation. If the browser denies it, the text is shown selected, to be copied
 * by hand. Ref and other props are those of the button. Source: member §2, §9; events §2.
 */
export function CopyButton({
  text,
  copiedText = messages.copy.done,
  copiedMs = toastTimes.short,
  refusal,
  write = copyText,
  centred = false,
  variant = 'outline',
  children,
  ...rest
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed' | 'refused'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    clearTimeout(timer.current);
    if (refusal !== undefined) {
      setState('refused');
      return;
    }
    try {
      await write(text);
      setState('copied');
      timer.current = setTimeout(() => setState('idle'), copiedMs);
    } catch {
      setState('failed');
    }
  }

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <div className={centred ? centredFrame : besideFrame}>
      <Button {...rest} variant={variant} onClick={() => void copy()}>
        <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
        {children}
      </Button>
      {/* The live region is in the document before it has a text, so that the text is announced. */}
      {copiedText !== '' && (
        <output className={confirmation}>{state === 'copied' && copiedText}</output>
      )}
      {refusal !== undefined && (
        <InlineError
          className={clsx(said, centred && centredRefusal)}
          text={state === 'refused' ? refusal : undefined}
        />
      )}
      {state === 'failed' && refusal === undefined && (
        <div className={byHand}>
          <TextField ref={takeUp} label={messages.copy.byHand} value={text} readOnly />
        </div>
      )}
    </div>
  );
}

/** Selects the text of the field and focuses it, so that the user can copy it. */
function takeUp(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

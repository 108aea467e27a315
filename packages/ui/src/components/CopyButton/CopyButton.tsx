import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { limits, messages } from '@perigee/domain';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Problem } from '../Problem/Problem.tsx';
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
  /** What is copied: an address, a code. */
  text: string;
  /** What it says when it is done. Empty where a toast says it. */
  copiedText?: string;
  /** How long it says so, in milliseconds. */
  copiedMs?: number;
  /** Why it may no longer be copied: said instead, when it is pressed. */
  refusal?: string;
  /** In the middle of a column: what it says stands under it, where its line is kept free. */
  centred?: boolean;
  /** Copies. The browser's clipboard, unless a story has another. */
  write?: (text: string) => Promise<void>;
}

/**
 * Copies a text and says so. Where the browser does not let it, the text comes out selected, to be
 * copied by hand. Ref and other props are those of the button. Source: member §2, §9; events §2.
 */
export function CopyButton({
  text,
  copiedText = messages.copy.done,
  copiedMs = limits.toastShortMs,
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
      {/* There before it has a text, so that the text is said. */}
      {copiedText !== '' && (
        <output className={confirmation}>{state === 'copied' && copiedText}</output>
      )}
      {refusal !== undefined && (
        <Problem
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

/** The field comes to be copied from: selected, and under the focus. */
function takeUp(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

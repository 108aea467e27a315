import { clsx } from 'clsx';
import { CheckLine, type CheckInputProps } from '../Field/CheckLine.tsx';
import { track } from './Switch.css.ts';

export interface SwitchProps extends CheckInputProps {
  /** The value is saving: the switch keeps its state and the focus, and does nothing when pressed. */
  busy?: boolean;
}

/** A setting that is on or off, and changes at once. Ref and props are those of the input. */
export function Switch({ busy = false, className, onClick, onChange, ...rest }: SwitchProps) {
  return (
    <CheckLine
      {...rest}
      isSwitch
      className={clsx(track, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      // React calls it before the browser reverts the prevented press.
      onChange={(event) => {
        if (!busy) onChange?.(event);
      }}
    />
  );
}

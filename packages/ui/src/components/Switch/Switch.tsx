import { clsx } from 'clsx';
import { CheckLine, type CheckInputProps } from '../Field/CheckLine.tsx';
import { track } from './Switch.css.ts';

export interface SwitchProps extends CheckInputProps {
  /** It is being saved: the switch keeps its place and the focus, and does nothing when pressed. */
  busy?: boolean;
}

/** Something that is on or off, and changes at once. Ref and props are those of the input. */
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
      // React calls it before the browser takes the prevented press back.
      onChange={(event) => {
        if (!busy) onChange?.(event);
      }}
    />
  );
}

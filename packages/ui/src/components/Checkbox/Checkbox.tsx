import { clsx } from 'clsx';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { CheckLine, type CheckInputProps } from '../Field/CheckLine.tsx';
import { box } from './Checkbox.css.ts';

export interface CheckboxProps extends CheckInputProps {
  /** Some, but not all, of what it stands for is ticked. Goes with `checked={false}`. */
  indeterminate?: boolean;
}

/** One thing to tick, or to leave. Ref and props are those of the input. */
export function Checkbox({
  indeterminate = false,
  className,
  ref,
  onChange,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <CheckLine
      {...rest}
      ref={input}
      className={clsx(box, className)}
      onChange={(event) => {
        // A press makes the browser forget it, though nothing may come of the press.
        event.target.indeterminate = indeterminate;
        onChange?.(event);
      }}
    />
  );
}

import { clsx } from 'clsx';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { CheckLine, type CheckInputProps } from '../Field/CheckLine.tsx';
import { box } from './Checkbox.css.ts';

export interface CheckboxProps extends CheckInputProps {
  /** Some, but not all, of the items that it represents are checked. Used with `checked={false}`. */
  indeterminate?: boolean;
}

/** A single checkbox. Ref and props are those of the input. */
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
        // A press makes the browser reset `indeterminate`, even if the press does not change the value.
        event.target.indeterminate = indeterminate;
        onChange?.(event);
      }}
    />
  );
}

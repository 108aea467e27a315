import { Progress as BaseProgress } from '@base-ui/react/progress';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { done, figure, head, progress, track } from './Progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the process: 'Uploading your photo'. */
  label: string;
  /** Label and value are for screen readers only: nearby visible text already names the process. */
  labelHidden?: boolean;
  /** The progress, from 0 to `max`. Null if it is unknown. */
  value: number | null;
  /** The value of a completed process. */
  max?: number;
  /** The formatted value. A share in percent by default. */
  format?: (value: number) => string;
}

/** A process with an end, as a line with a point that moves along it. */
export function Progress({
  label,
  labelHidden = false,
  value,
  max = 100,
  format,
  className,
  ...rest
}: ProgressProps) {
  const text = value === null ? null : (format?.(value) ?? percent(value, max));
  return (
    <BaseProgress.Root
      {...rest}
      className={clsx(progress, className)}
      value={value}
      max={max}
      {...(text !== null && { getAriaValueText: () => text })}
    >
      <div className={labelHidden ? visuallyHidden : head}>
        <BaseProgress.Label>{label}</BaseProgress.Label>
        {text !== null && (
          <bdi className={figure} aria-hidden="true">
            {text}
          </bdi>
        )}
      </div>
      <BaseProgress.Track className={track}>
        <BaseProgress.Indicator className={done} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}

function percent(value: number, max: number): string {
  return `${Math.round((value / max) * 100)}%`;
}

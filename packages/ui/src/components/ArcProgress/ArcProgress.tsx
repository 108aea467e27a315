import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { nameOf } from '../../theme/css-variable.ts';
import { done, point, progress, share, shareBefore, track } from './ArcProgress.css.ts';

export interface ArcProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the process, for screen readers: 'Sign-up'. */
  label: string;
  /** The current step, counted from 1. */
  current: number;
  /** The number of steps. */
  total: number;
  /** Width of the arc in pixels. */
  size?: number;
}

/** The progress of a user through steps, as an orbit with a moving point, and in words: '1 of 3'. */
export function ArcProgress({
  label,
  current,
  total,
  size = 44,
  className,
  style,
  ...rest
}: ArcProgressProps) {
  const text = `${current} of ${total}`;
  const shares = {
    [nameOf(share)]: part(current, total),
    [nameOf(shareBefore)]: part(current - 1, total),
  } as CSSProperties;
  return (
    <div
      {...rest}
      // A progress element cannot contain an SVG.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={text}
      className={clsx(progress, className)}
      style={{ ...style, ...shares }}
    >
      <bdi>{text}</bdi>
      <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
        <circle className={track} cx="32" cy="32" r="27" />
        <circle
          className={done}
          cx="32"
          cy="32"
          r="27"
          pathLength="100"
          transform="rotate(-90 32 32)"
        />
        <circle className={point} cx="32" cy="5" r="4" />
      </svg>
    </div>
  );
}

/** `current` as a share of `total`, kept between 0 and 1. */
function part(current: number, total: number): number {
  return total > 0 ? Math.min(Math.max(current / total, 0), 1) : 0;
}

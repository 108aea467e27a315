import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { badge, tones } from './Badge.css.ts';

type BadgeTone = 'neutral' | 'accent' | 'precious' | 'positive' | 'caution' | 'negative' | 'info';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` counts pending items; `precious` is for membership; the others are states. */
  tone?: BadgeTone;
}

/** A state or a count in a word. It is not interactive. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(badge, tones[tone], className)} />;
}

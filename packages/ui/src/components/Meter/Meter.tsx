import { Meter as BaseMeter } from '@base-ui/react/meter';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { filled, line, track, value as valueClass } from './Meter.css.ts';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured: 'Men'. */
  label: string;
  value: number;
  /** A measure of zero is an empty line. */
  max: number;
  /** The value in words: '8 sold, 2 left'. */
  text: string;
  /** Label and value are for screen readers only: nearby visible text already says them. */
  textHidden?: boolean;
  tone?: keyof typeof filled;
}

/** A part of a known whole as a line, such as the sold tickets of an event. */
export function Meter({
  label,
  value,
  max,
  text,
  textHidden = false,
  tone = 'strong',
  className,
  ...rest
}: MeterProps) {
  return (
    <BaseMeter.Root
      {...rest}
      className={clsx(textHidden ? undefined : line, className)}
      value={value}
      max={Math.max(max, 1)}
      getAriaValueText={() => text}
    >
      <BaseMeter.Label className={textHidden ? visuallyHidden : undefined}>{label}</BaseMeter.Label>
      <BaseMeter.Track className={track}>
        <BaseMeter.Indicator className={filled[tone]} />
      </BaseMeter.Track>
      {!textHidden && (
        <bdi className={valueClass} aria-hidden="true">
          {text}
        </bdi>
      )}
    </BaseMeter.Root>
  );
}

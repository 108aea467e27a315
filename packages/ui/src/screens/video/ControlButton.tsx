import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconStroke } from '../../theme/scale.ts';
import { circle, control, hangUpIcon, tones } from './ControlButton.css.ts';

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What a press does, in one or two words under the icon. */
  label: string;
  /** `off`: a device that is off; `end`: leaves the call. */
  tone?: 'plain' | 'off' | 'end';
}

/** A round control of a call, over a picture. Its label says what a press does, so it has no pressed state. */
export function ControlButton({
  icon: Icon,
  label,
  tone = 'plain',
  className,
  ...rest
}: ControlButtonProps) {
  return (
    <button type="button" {...rest} className={clsx(control, className)}>
      <span className={clsx(circle, tones[tone])}>
        <Icon
          size={24}
          strokeWidth={iconStroke}
          aria-hidden="true"
          className={tone === 'end' ? hangUpIcon : undefined}
        />
      </span>
      {label}
    </button>
  );
}

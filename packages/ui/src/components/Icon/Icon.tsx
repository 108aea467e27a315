import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconSize, iconStroke } from '../../theme/scale.ts';
import type { Tone } from '../../theme/style-props.css.ts';
import { styleClasses } from '../../theme/style-props.ts';
import { directional as directionalClass, firstLine, icon as iconClass } from './Icon.css.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An icon of lucide. */
  icon: LucideIcon;
  /** `sm` within text, `md` apart from it. */
  size?: keyof typeof iconSize;
  /** Without it, the colour of the text beside it. */
  tone?: Tone;
  /** The meaning in words. Without it the icon is decorative, and hidden from screen readers. */
  label?: string;
  /** In the middle of the first line of the text beside it, instead of the start of the line box. */
  firstLine?: boolean;
  /** Mirrored if text runs from right to left: an icon that points along the line, such as an arrow. */
  directional?: boolean;
}

/** An icon with the thin lines of the design. */
export function Icon({
  icon: Glyph,
  size = 'sm',
  tone,
  label,
  firstLine: isOnFirstLine = false,
  directional = false,
  className,
  ...rest
}: IconProps) {
  return (
    <Glyph
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      size={iconSize[size]}
      strokeWidth={iconStroke}
      className={clsx(
        iconClass,
        styleClasses({ tone }),
        isOnFirstLine && firstLine[size],
        directional && directionalClass,
        className,
      )}
    />
  );
}

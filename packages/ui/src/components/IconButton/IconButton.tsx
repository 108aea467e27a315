import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: nobody can hear an icon. */
  label: string;
  icon: LucideIcon;
  /** `quiet` has no outline, for the corner of a dialog or a toast; `overPicture` has a scrim. */
  variant?: 'outline' | 'overPicture' | 'quiet';
}

/** An action that an icon says well enough. Where words fit, use Button. */
export function IconButton({
  label,
  icon: Icon,
  variant,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const classes = iconButton({ variant });
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(classes, className)}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

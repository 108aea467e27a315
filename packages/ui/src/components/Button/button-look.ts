import { clsx } from 'clsx';
import * as styles from './Button.css.ts';

/** What Button and ButtonLink have in common. */
export interface ButtonLook {
  /**
   * `solid` for the one main action of a view, `precious` for membership and acceptance, `danger` for
   * what cannot be taken back.
   */
  variant?: 'solid' | 'outline' | 'quiet' | 'precious' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Opens the letters up, for labels that are written in capitals. */
  capitals?: boolean;
  /** As wide as what it stands in. */
  block?: boolean;
}

export function buttonClass(
  { variant = 'solid', size = 'medium', capitals = false, block = false }: ButtonLook,
  className?: string,
): string {
  return clsx(
    styles.button,
    styles.size[size],
    styles.variant[variant],
    capitals && styles.capitals,
    block && styles.block,
    className,
  );
}

import { clsx } from 'clsx';
import * as styles from './Button.css.ts';

/** The common props of Button and ButtonLink. */
export interface ButtonLook {
  /**
   * `solid` for the one main action of a view, `precious` for membership and acceptance, `danger` for
   * irreversible actions.
   */
  variant?: 'solid' | 'outline' | 'quiet' | 'precious' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Increases the letter spacing, for labels in capitals. */
  capitals?: boolean;
  /** Fills the width of its container; `phones` only there, and is at least 180 px wide elsewhere. */
  block?: boolean | 'phones';
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
    block === true && styles.block,
    block === 'phones' && styles.blockOnPhones,
    className,
  );
}

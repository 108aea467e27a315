import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { card, linked, paddings, variants } from './Card.css.ts';

interface CardLook {
  /** `raised` lies above the page, such as a sticky panel; all others are `plain`. */
  variant?: 'plain' | 'raised';
}

export interface CardProps extends ComponentProps<'div'>, CardLook {
  /**
   * The space around the content: `sm` around one line, `md` in a panel, `lg` around a form. Without it the
   * content sets its own, so that a picture can lie to the edge.
   */
  padding?: keyof typeof paddings;
}

/** The surface of one object: an event, a user, a panel. */
export function Card({ variant = 'plain', padding, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx(card, variants[variant], padding && paddings[padding], className)}
    />
  );
}

export interface CardLinkProps extends LinkProps, CardLook {}

/** A Card that is a link as a whole. It contains no other interactive element. */
export function CardLink({ variant = 'plain', className, ...rest }: CardLinkProps) {
  return <Link {...rest} className={clsx(card, variants[variant], linked, className)} />;
}

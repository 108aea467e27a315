import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { hasText } from '../Field/FieldNotes.tsx';
import { EmptyOrbit } from '../Orbit/Orbit.tsx';
import {
  actions as actionsClass,
  emptyState,
  text,
  title as titleClass,
} from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The missing content: 'You have no upcoming events'. */
  title: string;
  /** 1 for a whole page, 2 within one, 3 within a section that has a heading. */
  level?: 1 | 2 | 3;
  /** One more line, if the title alone is not clear. */
  children?: ReactNode;
  /** The next action: a Button, and a TextLink beside it. */
  actions?: ReactNode;
}

/** Replaces an empty list or page: it names the missing content and the next action. */
export function EmptyState({
  title,
  level = 2,
  children,
  actions,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={clsx(emptyState, className)}>
      <EmptyOrbit />
      <Heading className={titleClass}>{title}</Heading>
      {hasText(children) && <p className={text}>{children}</p>}
      {hasText(actions) && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}

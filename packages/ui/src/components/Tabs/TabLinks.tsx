import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { TabFace, type TabProps } from './Tabs.tsx';
import { list, tab } from './Tabs.css.ts';

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** What the links choose between, for screen readers. */
  label: string;
  /** TabLinks. */
  children: ReactNode;
}

/** Links that look like tabs: each goes to a route of its own, so they are walked with Tab. */
export function TabLinks({ label, className, ...rest }: TabLinksProps) {
  return <nav {...rest} aria-label={label} className={clsx(list, className)} />;
}

export interface TabLinkProps extends LinkProps, Pick<TabProps, 'count'> {
  /** Where one is. */
  current?: boolean;
}

/** One of the links in TabLinks. */
export function TabLink({ current = false, count, className, children, ...rest }: TabLinkProps) {
  return (
    <Link {...rest} aria-current={current ? 'page' : undefined} className={clsx(tab, className)}>
      <TabFace count={count}>{children}</TabFace>
    </Link>
  );
}

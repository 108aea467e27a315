import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { TabFace } from './TabFace.tsx';
import type { TabProps } from './Tabs.tsx';
import { list, tab } from './Tabs.css.ts';

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The label of the navigation, for screen readers. */
  label: string;
  /** TabLinks. */
  children: ReactNode;
}

/** Links with the look of tabs: each has its own route, so Tab moves through them. */
export function TabLinks({ label, className, ...rest }: TabLinksProps) {
  return <nav {...rest} aria-label={label} className={clsx(list, className)} />;
}

export interface TabLinkProps extends LinkProps, Pick<TabProps, 'count'> {
  /** The current page. */
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

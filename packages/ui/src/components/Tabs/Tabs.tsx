import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { TabFace } from './TabFace.tsx';
import { list, panel, tab } from './Tabs.css.ts';

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange'
> {
  /** The selected tab. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** A TabList, and a TabPanel for every tab. */
  children: ReactNode;
}

/** Panels, one of which is visible, selected by tabs. Use TabLinks for other routes. */
export function Tabs<Value extends string>({ onValueChange, ...rest }: TabsProps<Value>) {
  return <BaseTabs.Root {...rest} onValueChange={(next) => onValueChange(next as Value)} />;
}

export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The label of the tabs, for screen readers: 'My Events'. */
  label: string;
  /** Arrow keys select at once. Only for panels that need no loading. */
  activateOnFocus?: boolean;
  /** Tabs. Each may be wrapped in a Tooltip. */
  children: ReactNode;
}

/** The list of tabs. Arrow keys, Home and End move; Enter and Space select. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return <BaseTabs.List {...rest} aria-label={label} className={clsx(list, className)} />;
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The `value` of its panel. */
  value: string;
  /** The number of items in its panel. */
  count?: number;
  /** The tab cannot be selected, but the arrow keys reach it, so that a Tooltip can give the reason. */
  disabled?: boolean;
  children: ReactNode;
}

/** One of the tabs in a TabList. */
export function Tab({ count, className, children, ...rest }: TabProps) {
  return (
    <BaseTabs.Tab {...rest} className={clsx(tab, className)}>
      <TabFace count={count}>{children}</TabFace>
    </BaseTabs.Tab>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The `value` of its tab. */
  value: string;
  /** Stays in the document while hidden, with its typed text and scroll positions. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** The panel of one of the tabs. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <BaseTabs.Panel {...rest} className={clsx(panel, className)} />;
}

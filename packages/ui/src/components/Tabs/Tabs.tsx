import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { count as countClass, face, list, panel, tab } from './Tabs.css.ts';

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange'
> {
  /** Which tab is chosen. */
  value: Value;
  onValueChange: (value: Value) => void;
  /** A TabList, and a TabPanel for every tab. */
  children: ReactNode;
}

/** Panels of which one is shown, chosen by tabs. For going to other routes, use TabLinks. */
export function Tabs<Value extends string>({ onValueChange, ...rest }: TabsProps<Value>) {
  return <BaseTabs.Root {...rest} onValueChange={(next) => onValueChange(next as Value)} />;
}

export interface TabListProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** What the tabs choose between, for screen readers: 'My Events'. */
  label: string;
  /** Arrow keys choose at once. Only where the panel is there at once. */
  activateOnFocus?: boolean;
  /** Tabs. Each may stand in a Tooltip. */
  children: ReactNode;
}

/** The line of tabs. Arrow keys, Home and End walk; Enter and Space choose. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return <BaseTabs.List {...rest} aria-label={label} className={clsx(list, className)} />;
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The `value` of its panel. */
  value: string;
  /** How many there are behind it. */
  count?: number;
  /** Cannot be chosen, but reached: the arrow keys stop there, so that a Tooltip can say why. */
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

/** The label, and the number behind it. TabLinks have the same. */
export function TabFace({ count, children }: Pick<TabProps, 'count' | 'children'>) {
  return (
    <>
      <span className={face}>{children}</span>
      {count !== undefined && <span className={countClass}>{count}</span>}
    </>
  );
}

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The `value` of its tab. */
  value: string;
  /** Stays in the document while hidden, with what was typed and scrolled in it. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** What one of the tabs shows. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <BaseTabs.Panel {...rest} className={clsx(panel, className)} />;
}

import type { ComponentType } from 'react';

export interface CaseProps {
  /** Changes for every re-render; the page shows it once at its top, outside the measured part. */
  turn: number;
  /** Whether the controls are disabled: set by the measurement 'disable', where a case has a budget for it. */
  disabled: boolean;
}

/**
 * The highest allowed cost of each measurement, as a ratio to the plain side. Only measurements with a budget
 * run: 'mount', 're-render', 'disable', and the named actions.
 */
export type Budgets = Readonly<Record<string, number>>;

/** The actions on the page, by name, in this order after the mount. Each is measured. */
export type Actions = Readonly<Record<string, () => void | Promise<void>>>;

/** The exports of a file in `cases`. */
export interface BenchCase {
  /** The side built from the components of @perigee/ui. */
  ours: ComponentType<CaseProps>;
  /** The same elements, written by hand with the same classes as text. */
  plain: ComponentType<CaseProps>;
  budgets: Budgets;
  actions?: Actions;
}

export type Side = 'ours' | 'plain';

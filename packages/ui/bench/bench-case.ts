import type { ComponentType } from 'react';

export interface CaseProps {
  /** Changes at the top of the page for every re-render; show it once, outside what is measured. */
  turn: number;
}

/**
 * What a measurement may cost at most, as a ratio to the plain side. Only what has a budget is
 * measured: 'mount', 're-render', and actions by their names.
 */
export type Budgets = Readonly<Record<string, number>>;

/** What happens on the page, by name, in this order after the mount. Each is measured. */
export type Actions = Readonly<Record<string, () => void>>;

/** What a file in `cases` exports. */
export interface BenchCase {
  /** Made of the components of @perigee/ui. */
  ours: ComponentType<CaseProps>;
  /** The same elements, written by hand with the same classes as text. */
  plain: ComponentType<CaseProps>;
  budgets: Budgets;
  actions?: Actions;
}

export type Side = 'ours' | 'plain';

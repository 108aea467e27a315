import './style-props.css.ts';
import type { Alignment, Gap } from './style-props.css.ts';

/** A value for each breakpoint from which it applies. */
interface FromBreakpoints<Value> {
  sm?: Value;
  md?: Value;
  lg?: Value;
}

/** One value, or one for each breakpoint from which it applies. */
export type Responsive<Value, Wide = FromBreakpoints<Value>> = Value | ({ base?: Value } & Wide);

/** The direction of a row of children. */
export type Direction = Responsive<'row' | 'column', FromBreakpoints<'row'>>;

/** Vertical alignment of the children. */
export type CrossAlignment = Responsive<
  Alignment | 'baseline' | 'stretch',
  FromBreakpoints<Alignment>
>;

/** Horizontal alignment of the children. */
export type Justification = Responsive<Alignment | 'between', { sm?: Alignment }>;

/** Distances around an element, where they differ from the gap of the layout that it is in. */
export interface Spacing {
  /** The distance from the content before, in steps of 4 px. */
  spaceBefore?: Gap;
  /** The distance from the content after, in steps of 4 px. */
  spaceAfter?: Gap;
}

type Plain = string | number | boolean;

/**
 * The classes of style props: `p-gap-4`, and `p-md-gap-6` for a value from a breakpoint on. Their names are
 * composed, because a table of generated names would be 2 kB of what every page loads.
 */
export function styleClasses(
  props: Readonly<Record<string, Responsive<Plain> | undefined>>,
): string {
  const classes: string[] = [];
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'object') {
      for (const [from, each] of Object.entries(value)) {
        classes.push(`p-${from === 'base' ? '' : `${from}-`}${name}-${each}`);
      }
    } else if (value !== undefined && value !== false) {
      classes.push(`p-${name}-${value}`);
    }
  }
  return classes.join(' ');
}

import type { ReactNode } from 'react';
import { places } from './StepPlace.css.ts';

export interface StepPlaceProps {
  /**
   * What the highest of the steps contains: one field, a list of answers, or a question with a button below
   * it; `message` for one step without fields, which keeps about the height of the others on a phone too.
   */
  of: keyof typeof places;
  /** The current step, and what stays below it at the foot of the place, if anything does. */
  children: ReactNode;
}

/** The place of steps that follow each other. It keeps its height, so that a frame around it does not jump. */
export function StepPlace({ of, children }: StepPlaceProps) {
  return <div className={places[of]}>{children}</div>;
}

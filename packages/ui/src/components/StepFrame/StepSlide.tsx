import type { ReactNode } from 'react';
import { slide } from './StepSlide.css.ts';

/** Which way a step was come to. */
export type StepDirection = 'forward' | 'back';

export interface StepSlideProps {
  direction: StepDirection;
  children: ReactNode;
}

/** A step slides in from where it came. Give it the step's name as its key. */
export function StepSlide({ direction, children }: StepSlideProps) {
  return <div className={slide[direction]}>{children}</div>;
}

import type { ReactNode } from 'react';
import { slide } from './StepSlide.css.ts';

/** The direction in which the user reached a step. */
export type StepDirection = 'forward' | 'back';

export interface StepSlideProps {
  direction: StepDirection;
  children: ReactNode;
}

/** A step that slides in from the side of its direction. Pass the step's name as its key. */
export function StepSlide({ direction, children }: StepSlideProps) {
  return <div className={slide[direction]}>{children}</div>;
}

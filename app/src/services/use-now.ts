import { useState } from 'react';
import { useServices } from './services-context.ts';

/** The time at which the component was first rendered. */
export function useNow(): Date {
  const { clock } = useServices();
  const [now] = useState(clock.now);
  return now;
}

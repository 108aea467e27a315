import type { ComponentProps } from 'react';
import { place } from './DiscoverPlace.css.ts';

/** Reserves the space of the events while they are loading, so that nothing moves. Takes its own ref. */
export function DiscoverPlace(props: Omit<ComponentProps<'section'>, 'className' | 'id'>) {
  return <section {...props} id="evenings" className={place} aria-label="Events" />;
}

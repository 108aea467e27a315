import type { ComponentProps } from 'react';
import { place } from './DiscoverPlace.css.ts';

/** Keeps the room of the evenings while they are on their way, so that nothing moves. Ref is its own. */
export function DiscoverPlace(props: Omit<ComponentProps<'section'>, 'className' | 'id'>) {
  return <section {...props} id="evenings" className={place} aria-label="Events" />;
}

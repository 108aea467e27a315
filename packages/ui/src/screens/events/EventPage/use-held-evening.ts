import type { Event } from '@perigee/api';
import { chosenChild } from '@perigee/domain/events';
import { useState } from 'react';
import { toBookableEvent } from '../bookable-event.ts';

/**
 * The chosen event of a series. Without a choice it is the default at the first sight of the page: the same
 * evening stays when its host accepts the viewer, or its last ticket is sold. A visitor who signs in may have
 * tickets, so the default is determined again, once the event of the new viewer has arrived.
 *
 * @param isOfPreviousViewer whether the event is still the one of the viewer before the sign-in
 * @returns its id; null without a series
 */
export function useHeldEvening(
  event: Event,
  chosenId: number | null,
  { isVisitor, isOfPreviousViewer }: { isVisitor: boolean; isOfPreviousViewer: boolean },
  now: Date,
): number | null {
  const first = () => ({
    isVisitor,
    id: chosenChild(toBookableEvent(event, null), now)?.id ?? null,
  });
  const [held, setHeld] = useState(first);
  if (held.isVisitor !== isVisitor && !isOfPreviousViewer) setHeld(first());
  return chosenId ?? held.id;
}

import { swipeOutcome } from '@perigee/domain/for-you';
import { useRef, type PointerEvent } from 'react';

/** The distance that a finger moves before its direction is known. Pixels. */
const UNDECIDED = 10;
/** The rotation of the card for each pixel. Degrees. */
const LEAN = 0.02;
/** The speed is measured over this last time span. Milliseconds. */
const SPEED_WINDOW = 80;

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  /** Whether it is a swipe; before that it may still become a scroll. */
  isSwipe: boolean;
  trail: { x: number; at: number }[];
}

/**
 * A card that follows a finger sideways. Returns handlers for the card, whose `touch-action` lets the browser
 * scroll vertically. React does not render during the drag.
 *
 * @param onSwipe called when the card is released far or fast enough; undefined if the card cannot be swiped
 */
export function useSwipe(onSwipe: ((side: 'left' | 'right') => void) | undefined) {
  const drag = useRef<Drag>(null);

  function rest(card: HTMLElement) {
    drag.current = null;
    card.style.translate = '';
    card.style.rotate = '';
    delete card.dataset['drag'];
    delete card.dataset['swipe'];
  }

  return {
    onPointerDown: ({ currentTarget, ...event }: PointerEvent<HTMLElement>) => {
      // A second finger is no swipe, and mouse users have buttons.
      if (drag.current !== null) return rest(currentTarget);
      if (onSwipe === undefined || !event.isPrimary || event.pointerType === 'mouse') return;
      drag.current = {
        pointerId: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        isSwipe: false,
        trail: [{ x: event.clientX, at: event.timeStamp }],
      };
    },
    onPointerMove: ({ currentTarget: card, ...event }: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current === null || current.pointerId !== event.pointerId) return;
      const travel = event.clientX - current.startX;
      if (!current.isSwipe) {
        const rise = Math.abs(event.clientY - current.startY);
        if (rise > UNDECIDED) drag.current = null;
        if (rise > UNDECIDED || Math.abs(travel) < UNDECIDED) return;
        current.isSwipe = true;
        card.dataset['drag'] = '';
      }
      current.trail.push({ x: event.clientX, at: event.timeStamp });
      card.style.translate = `${travel}px 0`;
      card.style.rotate = `${travel * LEAN}deg`;
      const outcome = swipeOutcome(travel, 0, card.offsetWidth);
      if (outcome === null) delete card.dataset['swipe'];
      else card.dataset['swipe'] = outcome;
    },
    onPointerUp: ({ currentTarget: card, ...event }: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current === null || current.pointerId !== event.pointerId) return;
      rest(card);
      if (!current.isSwipe) return;
      const travel = event.clientX - current.startX;
      const speed = speedOf(current.trail, event.clientX, event.timeStamp);
      const outcome = swipeOutcome(travel, speed, card.offsetWidth);
      if (outcome !== null) onSwipe?.(outcome);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => rest(currentTarget),
  };
}

function speedOf(trail: Drag['trail'], x: number, at: number): number {
  const since = trail.find((point) => at - point.at <= SPEED_WINDOW);
  return since === undefined || since.at === at ? 0 : (x - since.x) / (at - since.at);
}

import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { reducedMotion } from '../../../theme/breakpoints.ts';
import { easing } from '../../../theme/scale.ts';
import { cornerAfter, cornerTowards, nearestCorner, type Corner } from './corners.ts';

/** A shorter move of the pointer is a press. Pixels. */
const DRAG_FROM = 5;
/** Milliseconds. */
const SNAP_MS = 320;

/**
 * The corner of a button, which arrow keys, presses and drags move. It glides to its corner, unless the user prefers
 * reduced motion.
 */
export function useCorner(button: RefObject<HTMLButtonElement | null>) {
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const [drag, setDrag] = useState<{ x: number; y: number } | null>(null);
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const before = useRef<DOMRect | null>(null);

  const moveTo = (next: Corner) => {
    before.current = button.current?.getBoundingClientRect() ?? null;
    setDrag(null);
    setCorner(next);
  };

  useLayoutEffect(() => {
    const from = before.current;
    before.current = null;
    const element = button.current;
    if (from === null || element === null || window.matchMedia(reducedMotion).matches) return;
    const to = element.getBoundingClientRect();
    const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    element.animate([{ transform: away }, { transform: 'none' }], {
      duration: SNAP_MS,
      easing: easing.out,
    });
  });

  const endDrag = () => {
    pressedAt.current = null;
    if (drag === null) return;
    wasDragged.current = true;
    const area = button.current?.parentElement?.getBoundingClientRect();
    const own = button.current?.getBoundingClientRect();
    if (area === undefined || own === undefined) return;
    const middle = { x: own.left + own.width / 2, y: own.top + own.height / 2 };
    moveTo(nearestCorner(middle, area));
  };

  return {
    corner,
    isDragged: drag !== null,
    props: {
      style: drag === null ? undefined : { transform: `translate(${drag.x}px, ${drag.y}px)` },
      onKeyDown: (event: KeyboardEvent) => {
        const next = cornerTowards(corner, event.key);
        if (next === null) return;
        event.preventDefault();
        moveTo(next);
      },
      onClick: () => {
        // The browser reports a press after a drag, too.
        if (!wasDragged.current) moveTo(cornerAfter(corner));
        wasDragged.current = false;
      },
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (event.button !== 0) return;
        wasDragged.current = false;
        pressedAt.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = pressedAt.current;
        if (start === null) return;
        const moved = { x: clientX - start.x, y: clientY - start.y };
        if (drag !== null || Math.hypot(moved.x, moved.y) >= DRAG_FROM) setDrag(moved);
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  };
}

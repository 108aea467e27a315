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

interface Point {
  x: number;
  y: number;
}

/** A press on the picture, from which a drag may begin. */
interface Press {
  at: Point;
  /** Of the picture, at that time. */
  middle: Point;
  /** How far the pointer is from there; null while it is only a press. */
  moved: Point | null;
}

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
  const [drag, setDrag] = useState<Point | null>(null);
  // The last move is known here before React renders it: a quick drag ends before that.
  const press = useRef<Press | null>(null);
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
    const moved = press.current?.moved ?? null;
    const middle = press.current?.middle ?? null;
    press.current = null;
    const area = button.current?.parentElement?.getBoundingClientRect();
    if (moved === null || middle === null || area === undefined) return;
    wasDragged.current = true;
    moveTo(nearestCorner({ x: middle.x + moved.x, y: middle.y + moved.y }, area));
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
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        wasDragged.current = false;
        press.current = {
          at: { x: event.clientX, y: event.clientY },
          middle: { x: left + width / 2, y: top + height / 2 },
          moved: null,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (press.current === null) return;
        const { at, moved } = press.current;
        const now = { x: clientX - at.x, y: clientY - at.y };
        if (moved === null && Math.hypot(now.x, now.y) < DRAG_FROM) return;
        press.current.moved = now;
        setDrag(now);
      },
      onPointerUp: endDrag,
      onPointerCancel: () => {
        endDrag();
        wasDragged.current = false;
      },
    },
  };
}

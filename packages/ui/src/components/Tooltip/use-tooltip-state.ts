import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** The time in which the pointer may cross the gap between the control and the bubble. */
const LEAVE_MS = 150;

interface TooltipState {
  /** The control, and whether its bubble is open; null while no bubble is rendered. */
  bubble: { anchor: Element; open: boolean } | null;
  close: () => void;
  remove: () => void;
  /** Handlers of the control. */
  control: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** Handlers of the bubble: it stays while the pointer is over it. */
  popup: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/**
 * Whether a tooltip shows: while a mouse is over its control or its bubble, or the control has keyboard focus.
 *
 * @param delay milliseconds that a mouse is over the control before the tooltip shows
 * @param preload downloads the code of the bubble
 */
export function useTooltipState(delay: number, preload: () => Promise<unknown>): TooltipState {
  const [bubble, setBubble] = useState<TooltipState['bubble']>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);
  const after = (milliseconds: number, change: () => void) => {
    stop();
    timer.current = setTimeout(change, milliseconds);
  };
  const show = (anchor: Element) => setBubble({ anchor, open: true });
  const close = () => setBubble((shown) => shown && { ...shown, open: false });
  const closeNow = () => {
    stop();
    close();
  };
  // Without its bubble, the control still has its description.
  const download = () => void preload().catch(() => undefined);
  const leave = () => after(LEAVE_MS, close);
  return {
    bubble,
    close,
    remove: () => setBubble(null),
    control: {
      onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        download();
        after(delay, () => show(currentTarget));
      },
      onPointerLeave: leave,
      onPointerDown: closeNow,
      onFocus({ currentTarget }: FocusEvent) {
        if (!currentTarget.matches(':focus-visible')) return;
        download();
        show(currentTarget);
      },
      onBlur: closeNow,
    },
    popup: { onPointerEnter: stop, onPointerLeave: leave },
  };
}

import { useRender } from '@base-ui/react/use-render';
import { Suspense, useId, type ComponentProps, type ReactElement } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { useTooltipState } from './use-tooltip-state.ts';

/** Ten times as much code as the rest, so it is loaded when the pointer or the focus reaches the control. */
const TooltipBubble = lazyWithPreload(
  async () => (await import('./TooltipBubble.tsx')).TooltipBubble,
  () => null,
);

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A short addition about the control. No essential information: touch users never see it. */
  text: string;
  /** The text is already the control's name, as of an IconButton, and is not announced twice. */
  repeatsName?: boolean;
  side?: 'top' | 'bottom';
  /**
   * Milliseconds that a mouse is over the control before the tooltip shows. Keyboard focus shows it at once.
   */
  delay?: number;
  /**
   * The control: one element that takes a ref and props. A disabled one is `aria-disabled`, such as a Tab,
   * because a natively disabled one can neither be hovered nor focused.
   */
  children: ReactElement;
}

/**
 * A short text that shows while a control is hovered or has keyboard focus. Ref and other props are those of
 * the bubble.
 */
export function Tooltip({
  text,
  repeatsName = false,
  side = 'top',
  delay = 400,
  children,
  ...rest
}: TooltipProps) {
  const textId = useId();
  const { bubble, close, remove, control, popup } = useTooltipState(delay, TooltipBubble.preload);
  const trigger = useRender({
    render: children,
    props: { ...control, 'aria-describedby': repeatsName ? undefined : textId },
  });
  return (
    <>
      {trigger}
      {/* The bubble is visual only and unmounted while hidden: the description is always mounted. */}
      {!repeatsName && (
        <span id={textId} hidden>
          {text}
        </span>
      )}
      {bubble !== null && (
        <Suspense>
          <TooltipBubble
            {...rest}
            {...popup}
            {...bubble}
            text={text}
            side={side}
            onClose={close}
            onClosed={remove}
          />
        </Suspense>
      )}
    </>
  );
}

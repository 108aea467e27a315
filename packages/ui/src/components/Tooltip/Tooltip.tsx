import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactElement } from 'react';
import { popup, positioner } from './Tooltip.css.ts';

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
  className,
  children,
  ...rest
}: TooltipProps) {
  const textId = useId();
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger
        render={children}
        delay={delay}
        aria-describedby={repeatsName ? undefined : textId}
      />
      {/* The bubble is visual only and unmounted while hidden: the description is always mounted. */}
      {!repeatsName && (
        <span id={textId} hidden>
          {text}
        </span>
      )}
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={positioner}
          side={side}
          sideOffset={8}
          collisionPadding={12}
        >
          <BaseTooltip.Popup {...rest} role="tooltip" className={clsx(popup, className)}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

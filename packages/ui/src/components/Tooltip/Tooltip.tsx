import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactElement } from 'react';
import { popup, positioner } from './Tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A few words more about the control. Nothing that one must know: a finger never sees it. */
  text: string;
  /** The text is the control's name already, as of an IconButton. It is not said twice then. */
  repeatsName?: boolean;
  side?: 'top' | 'bottom';
  /** Milliseconds that a mouse rests on the control before it shows. The keyboard's focus does not wait. */
  delay?: number;
  /**
   * The control: one element that takes a ref and props. A disabled one is `aria-disabled`, such as a
   * Tab, for what is natively disabled can neither be hovered nor focused.
   */
  children: ReactElement;
}

/**
 * A few words that show while a control is hovered or focused by keyboard. Ref and other props are
 * those of the bubble.
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
      {/* The bubble is for eyes and comes and goes: the description is always there. */}
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

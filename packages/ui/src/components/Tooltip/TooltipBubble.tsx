import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { popup, positioner } from './Tooltip.css.ts';

interface TooltipBubbleProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: string;
  side: 'top' | 'bottom';
  /** The control that the bubble points at. */
  anchor: Element;
  open: boolean;
  onClose: () => void;
  /** Called after the fade-out. */
  onClosed: () => void;
}

/** The bubble of a Tooltip, at its control. Escape closes it. */
export function TooltipBubble({
  text,
  side,
  anchor,
  open,
  onClose,
  onClosed,
  className,
  ...rest
}: TooltipBubbleProps) {
  return (
    <BaseTooltip.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed();
      }}
    >
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          className={positioner}
          anchor={anchor}
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

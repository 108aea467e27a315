import { useDirection } from '@base-ui/react/direction-provider';
import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { below } from '../../theme/breakpoints.ts';
import { useMedia } from '../../hooks/use-media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  backdrop,
  body,
  close,
  footer as footerClass,
  grip,
  popup,
  title as titleClass,
  viewport,
} from './Drawer.css.ts';

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Called to close: by its button, Escape, a press outside, or a swipe. */
  onOpenChange: (open: boolean) => void;
  /** Its name: 'Filters'. */
  title: string;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Called after the opening animation. */
  onEntered?: () => void;
  /** Called after the closing animation. */
  onExited?: () => void;
  children: ReactNode;
}

/**
 * A panel at the end edge, or at the bottom on a phone, for settings of the page: filters, a search. Ref and
 * other props are those of the panel.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  footer,
  onEntered,
  onExited,
  className,
  children,
  ...rest
}: DrawerProps) {
  const isPhone = useMedia(below('sm'));
  const end = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <BaseDrawer.Root
      open={open}
      swipeDirection={isPhone ? 'down' : end}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => (isOpen ? onEntered?.() : onExited?.())}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={backdrop} />
        <BaseDrawer.Viewport className={viewport}>
          <BaseDrawer.Popup {...rest} className={clsx(popup, className)}>
            <span className={grip} />
            <BaseDrawer.Title className={titleClass}>{title}</BaseDrawer.Title>
            <BaseDrawer.Content className={body}>{children}</BaseDrawer.Content>
            {footer !== undefined && <div className={footerClass}>{footer}</div>}
            {/* After the content, which gets the initial focus, as in a Dialog. */}
            <BaseDrawer.Close
              render={<IconButton label="Close" icon={X} variant="quiet" className={close} />}
            />
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}

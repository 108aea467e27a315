import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  backdrop,
  besideClose,
  close,
  popup,
  title as titleClass,
  viewport,
} from './Dialog.css.ts';

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Asked to open or close. Not called by Escape or the backdrop when not `dismissible`. */
  onOpenChange: (open: boolean) => void;
  /** What the dialog is called. */
  title: string;
  /** Shows title and close button. Without, the content brings its own heading and its way out. */
  hasHeader?: boolean;
  /** False: Escape and a press on the backdrop do nothing, so the content needs a way out. */
  dismissible?: boolean;
  /** Takes the whole screen of a phone, for content with fields, where a keyboard comes up. */
  fill?: boolean;
  /** The focus waits on the dialog itself: the content places it, after `onEntered`. */
  holdsFocus?: boolean;
  /** Has come in, 320 ms after opening; at once under reduced motion. */
  onEntered?: () => void;
  /** Has faded out, 450 ms after closing; at once under reduced motion. */
  onExited?: () => void;
  children: ReactNode;
}

/**
 * A conversation that stands before everything else until it is closed. Ref and other props are those
 * of its panel.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  hasHeader = true,
  dismissible = true,
  fill = false,
  holdsFocus = false,
  onEntered,
  onExited,
  className,
  ref,
  children,
  ...rest
}: DialogProps) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={open}
      disablePointerDismissal={!dismissible}
      onOpenChange={(next, { reason, cancel }) => {
        if (!dismissible && (reason === 'escape-key' || reason === 'outside-press')) cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => (isOpen ? onEntered?.() : onExited?.())}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Viewport className={viewport({ fill })}>
          <BaseDialog.Popup
            {...rest}
            ref={mergeRefs(element, ref)}
            className={clsx(popup({ fill }), className)}
            {...(!hasHeader && { 'aria-label': title })}
            {...(holdsFocus && { initialFocus: element })}
          >
            {hasHeader && (
              <BaseDialog.Title className={clsx(titleClass, besideClose)}>{title}</BaseDialog.Title>
            )}
            {children}
            {/* After the content, where the focus begins: nobody opens a dialog to close it. */}
            {hasHeader && (
              <BaseDialog.Close
                render={<IconButton label="Close" icon={X} variant="quiet" className={close} />}
              />
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

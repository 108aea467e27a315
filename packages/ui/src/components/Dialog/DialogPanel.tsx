import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { mergeRefs } from '../../merge-refs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import {
  backdrop,
  belowTitle,
  besideClose,
  close,
  fills,
  popup,
  sizes,
  subtitle as subtitleClass,
  title as titleClass,
  viewport,
  viewportFills,
} from './Dialog.css.ts';
import { useHistoryEntry } from './dialog-history.ts';
import type { DialogProps } from './dialog-props.ts';

type Choices = 'size' | 'hasHeader' | 'dismissible' | 'fill' | 'holdsFocus';
type DialogPanelProps = DialogProps & Required<Pick<DialogProps, Choices>>;

/** A dialog that is open, or fading out. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  subtitle,
  size,
  hasHeader,
  dismissible,
  fill,
  holdsFocus,
  onEntered,
  onExited,
  className,
  ref,
  children,
  ...rest
}: DialogPanelProps) {
  const element = useRef<HTMLDivElement>(null);
  useHistoryEntry(fill !== false && open, () => onOpenChange(false));
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
        <BaseDialog.Viewport className={clsx(viewport, viewportFills[`${fill}`])}>
          <BaseDialog.Popup
            {...rest}
            ref={mergeRefs(element, ref)}
            className={clsx(
              popup,
              sizes[size],
              fills[`${fill}`],
              hasHeader && belowTitle,
              className,
            )}
            {...(!hasHeader && { 'aria-label': title })}
            {...(holdsFocus && { initialFocus: element })}
          >
            {hasHeader && (
              <BaseDialog.Title className={clsx(titleClass, besideClose)}>{title}</BaseDialog.Title>
            )}
            {hasHeader && subtitle !== undefined && (
              <Text size="sm" tone="muted" breakWords className={subtitleClass}>
                {subtitle}
              </Text>
            )}
            {children}
            {/* After the content, which gets the initial focus: users do not open a dialog to close it. */}
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

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useRequest } from '../../hooks/use-request.ts';
import { Button } from '../Button/Button.tsx';
import { backdrop, popup, viewport } from '../Dialog/Dialog.css.ts';
import { Problem } from '../Problem/Problem.tsx';
import { action, actions, text, title as titleClass } from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean;
  /** Asked to close: canceled, or done. Not called while `onConfirm` is under way. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Delete user (not reversible)?'. */
  title: string;
  /** What follows from it, where the question does not say it. */
  children?: ReactNode;
  /** The answer that does it, in the words of the question: 'Delete User'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  tone?: 'neutral' | 'danger';
  /** Does it. The dialog closes when it is done; a rejection's message is shown, and it stays open. */
  onConfirm: () => Promise<void>;
  /** Has faded out, and forgotten a failure. */
  onExited?: () => void;
}

/** Asks once more before something happens. The focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  onConfirm,
  onExited,
  className,
  ...rest
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const request = useRequest();
  // Still busy while it fades out: nobody confirms twice.
  const isOver = request.busy || request.state.status === 'done';
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (isOver) details.cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return;
        request.reset();
        onExited?.();
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdrop} />
        <AlertDialog.Viewport className={viewport({ fill: false })}>
          <AlertDialog.Popup
            {...rest}
            className={clsx(popup({ fill: false }), className)}
            initialFocus={cancel}
          >
            <AlertDialog.Title className={titleClass}>{title}</AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description className={text} render={<div />}>
                {children}
              </AlertDialog.Description>
            )}
            <Problem text={request.error} />
            <div className={actions}>
              <Button
                ref={cancel}
                variant="outline"
                className={action}
                disabled={isOver}
                onClick={() => onOpenChange(false)}
              >
                {cancelLabel}
              </Button>
              <Button
                variant={tone === 'danger' ? 'danger' : 'solid'}
                className={action}
                busy={isOver}
                onClick={() => void request.run(onConfirm, { onDone: () => onOpenChange(false) })}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { useToastedAction } from '../../hooks/use-toasted-action.ts';
import { Button } from '../Button/Button.tsx';
import { backdrop, fills, popup, sizes, viewport, viewportFills } from '../Dialog/Dialog.css.ts';
import { action, actions, text, title as titleClass } from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

type ConfirmPanelProps = ConfirmDialogProps &
  Required<Pick<ConfirmDialogProps, 'cancelLabel' | 'tone'>>;

/** A confirmation that is open, or fading out. */
export function ConfirmPanel({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone,
  onConfirm,
  onExited,
  className,
  ...rest
}: ConfirmPanelProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const request = useToastedAction();
  // The dialog stays busy while it fades out, so that the user cannot confirm twice.
  const isOver = request.busy || request.state.status === 'done';
  const confirm = () =>
    void request.run(onConfirm, {
      onDone: (result) => (result === false ? request.reset() : onOpenChange(false)),
    });
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
        <AlertDialog.Viewport className={clsx(viewport, viewportFills.false)}>
          <AlertDialog.Popup
            {...rest}
            className={clsx(popup, sizes.sm, fills.false, className)}
            initialFocus={cancel}
          >
            {/* Enter confirms from a field, as in any form. */}
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                // React passes it on to a form around the dialog, though the dialog is not within it.
                event.stopPropagation();
                confirm();
              }}
            >
              <AlertDialog.Title className={titleClass}>{title}</AlertDialog.Title>
              {children !== undefined && (
                <AlertDialog.Description className={text} render={<div />}>
                  {children}
                </AlertDialog.Description>
              )}
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
                  type="submit"
                  busy={isOver}
                >
                  {confirmLabel}
                </Button>
              </div>
            </form>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

import { lazyDialog } from '../Dialog/lazy-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

export type { ConfirmDialogProps } from './confirm-dialog-props.ts';

const ConfirmPanel = lazyDialog(async () => (await import('./ConfirmPanel.tsx')).ConfirmPanel);

/**
 * Asks the user for confirmation before an action. The focus starts on the answer that changes nothing. Its
 * code is loaded when it first opens, or earlier, when the browser is idle.
 */
export function ConfirmDialog({
  cancelLabel = 'Cancel',
  tone = 'neutral',
  ...rest
}: ConfirmDialogProps) {
  return <ConfirmPanel {...{ cancelLabel, tone }} {...rest} />;
}

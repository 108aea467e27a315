import { lazy, Suspense } from 'react';
import { useOpenedOnce } from '../../hooks/use-opened-once.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

export type { ConfirmDialogProps } from './confirm-dialog-props.ts';

const importPanel = () => import('./ConfirmPanel.tsx');

const ConfirmPanel = lazy(async () => ({ default: (await importPanel()).ConfirmPanel }));

/**
 * Asks once more before something happens. The focus starts on the answer that changes nothing. Its
 * code is fetched when it first opens, or before, when the browser rests.
 */
export function ConfirmDialog({
  cancelLabel = 'Cancel',
  tone = 'neutral',
  ...rest
}: ConfirmDialogProps) {
  const wasOpened = useOpenedOnce(rest.open, importPanel);
  return (
    wasOpened && (
      <Suspense>
        <ConfirmPanel {...{ cancelLabel, tone }} {...rest} />
      </Suspense>
    )
  );
}

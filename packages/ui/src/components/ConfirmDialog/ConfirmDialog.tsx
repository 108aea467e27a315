import { Suspense } from 'react';
import { useLazyMount } from '../../hooks/use-lazy-mount.ts';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { PanelLoadError } from '../Dialog/DialogLoadError.tsx';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

export type { ConfirmDialogProps } from './confirm-dialog-props.ts';

const importPanel = () => import('./ConfirmPanel.tsx');

const ConfirmPanel = lazyWithPreload(
  async () => (await importPanel()).ConfirmPanel,
  PanelLoadError,
);

/**
 * Asks the user for confirmation before an action. The focus starts on the answer that changes nothing. Its
 * code is loaded when it first opens, or earlier, when the browser is idle.
 */
export function ConfirmDialog({
  cancelLabel = 'Cancel',
  tone = 'neutral',
  ...rest
}: ConfirmDialogProps) {
  const wasOpened = useLazyMount(rest.open, importPanel);
  return (
    wasOpened && (
      <Suspense>
        <ConfirmPanel {...{ cancelLabel, tone }} {...rest} />
      </Suspense>
    )
  );
}

import { Suspense } from 'react';
import { useLazyMount } from '../../hooks/use-lazy-mount.ts';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import type { DialogProps } from './dialog-props.ts';
import { PanelLoadError } from './DialogLoadError.tsx';
import { loadDialog } from './load-dialog.ts';

export type { DialogProps } from './dialog-props.ts';

const DialogPanel = lazyWithPreload(async () => (await loadDialog()).DialogPanel, PanelLoadError);

/**
 * A modal dialog. Ref and other props are those of its panel. Its code is loaded when it first opens, or
 * earlier, when the browser is idle.
 */
export function Dialog({
  hasHeader = true,
  dismissible = true,
  fill = false,
  holdsFocus = false,
  ...rest
}: DialogProps) {
  const wasOpened = useLazyMount(rest.open, loadDialog);
  return (
    wasOpened && (
      <Suspense>
        <DialogPanel {...{ hasHeader, dismissible, fill, holdsFocus }} {...rest} />
      </Suspense>
    )
  );
}

import { lazy, Suspense } from 'react';
import { useOpenedOnce } from '../../hooks/use-opened-once.ts';
import type { DialogProps } from './dialog-props.ts';
import { loadDialog } from './load-dialog.ts';

export type { DialogProps } from './dialog-props.ts';

const DialogPanel = lazy(async () => ({ default: (await loadDialog()).DialogPanel }));

/**
 * A conversation that stands before everything else until it is closed. Ref and other props are those
 * of its panel. Its code is fetched when it first opens, or before, when the browser rests.
 */
export function Dialog({
  hasHeader = true,
  dismissible = true,
  fill = false,
  holdsFocus = false,
  ...rest
}: DialogProps) {
  const wasOpened = useOpenedOnce(rest.open, loadDialog);
  return (
    wasOpened && (
      <Suspense>
        <DialogPanel {...{ hasHeader, dismissible, fill, holdsFocus }} {...rest} />
      </Suspense>
    )
  );
}

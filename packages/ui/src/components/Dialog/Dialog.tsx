import type { DialogProps } from './dialog-props.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { loadDialog } from './load-dialog.ts';

export type { DialogLifecycle, DialogProps } from './dialog-props.ts';

const DialogPanel = lazyDialog(async () => (await loadDialog()).DialogPanel);

/**
 * A modal dialog. Ref and other props are those of its panel. Its code is loaded when it first opens, or
 * earlier, when the browser is idle.
 */
export function Dialog({
  size = 'sm',
  hasHeader = true,
  dismissible = true,
  fill = false,
  holdsFocus = false,
  ...rest
}: DialogProps) {
  return <DialogPanel {...{ size, hasHeader, dismissible, fill, holdsFocus }} {...rest} />;
}

import {
  DialogFallback,
  DialogLoadError,
  lazyWithPreload,
  loadDialog,
  type LazyComponent,
  type LoadErrorProps,
} from '@perigee/ui';
import { Suspense, useState, type ComponentType } from 'react';

interface Closable {
  /** Null or false while it is closed. */
  open?: string | boolean | null;
  onClose?: () => void;
  onClosed?: () => void;
}

/**
 * A dialog that is fetched when it opens, together with the code that all dialogs share. A spinner shows
 * while loading takes longer; after a failure the dialog can be retried or closed.
 *
 * @param load imports its module, which has it as its default export
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  const Content = lazyDialogContent(load);
  function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<DialogFallback />}>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyDialog, { preload: Content.preload });
}

/** The same, inside a Suspense of the caller. */
export function lazyDialogContent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  return lazyWithPreload<Props>(
    async () => (await Promise.all([load(), loadDialog()]))[0].default,
    NotLoaded,
  );
}

/** A dialog without an `onClose` dismisses itself. */
function NotLoaded({ open, onClose, onClosed, ...retry }: Closable & LoadErrorProps) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed || open === null || open === false) return null;
  const dismiss = () => setIsDismissed(true);
  return <DialogLoadError {...retry} onClose={onClosed ?? onClose ?? dismiss} />;
}

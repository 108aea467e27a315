import { Suspense, type ComponentType } from 'react';
import { useLazyMount } from '../../hooks/use-lazy-mount.ts';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import type { DialogLifecycle } from './dialog-props.ts';
import { PanelLoadError } from './DialogLoadError.tsx';

/**
 * A dialog whose code is loaded when it first opens, or earlier, when the browser is idle. It stays mounted
 * from then on, so that it can fade out. After a failed download it can be retried or closed.
 *
 * @param load imports the dialog
 */
export function lazyDialog<Props extends DialogLifecycle>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Content = lazyWithPreload<Props>(load, PanelLoadError);
  return function LazyDialog(props: Props) {
    const wasOpened = useLazyMount(props.open, Content.preload);
    return (
      wasOpened && (
        <Suspense>
          <Content {...props} />
        </Suspense>
      )
    );
  };
}

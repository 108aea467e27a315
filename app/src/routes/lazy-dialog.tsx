import { messages } from '@perigee/domain';
import { DialogNotThere, DialogOnItsWay, loadDialog } from '@perigee/ui';
import {
  lazy,
  Suspense,
  useMemo,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';

/**
 * A dialog that is fetched when it opens, together with what all dialogs are made of. Something shows
 * that it comes where that takes longer, and that it can be tried again where it failed.
 *
 * @param load its module, whose default it is
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const Content = useMemo(() => {
      const retry = () => setAttempt(attempt + 1);
      return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
        try {
          const [module] = await Promise.all([load(), loadDialog()]);
          return module;
        } catch {
          return { default: notThere(retry) };
        }
      });
    }, [attempt]);
    return (
      <Suspense fallback={<DialogOnItsWay />}>
        <Content {...props} />
      </Suspense>
    );
  };
}

/** What stands in for a dialog that could not be fetched. */
function notThere(onRetry: () => void): FunctionComponent<object> {
  return function NotThere() {
    return <DialogNotThere message={messages.tryAgain} onRetry={onRetry} />;
  };
}

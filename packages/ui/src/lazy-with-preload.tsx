import {
  createContext,
  lazy,
  use,
  useEffect,
  useMemo,
  useState,
  useTransition,
  type ComponentType,
} from 'react';
import { downloadFailedStylesheets } from './theme/failed-stylesheets.ts';
import { LoadError, type LoadErrorProps } from './components/InlineError/LoadError.tsx';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Downloads the code, so that the component renders at once later. Rejects on failure. */
  preload: () => Promise<ComponentType<Props>>;
};

/**
 * The pauses between the downloads of one retry, in milliseconds. The first may join an import that is just
 * failing, or come before the network, which the browser reported, is really back.
 */
const RETRY_PAUSES_MS = [1000, 3000];

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * A component whose code is downloaded when it first renders, inside a Suspense, or earlier, by `preload`.
 * After a failed download, an error replaces it and offers a retry; mounting the component again downloads
 * again too. A retry downloads up to three times, while the error stays. After it has failed the page has to be
 * reloaded: some browsers cache a failed import, and a newer version of the app may have replaced the file.
 *
 * @param load imports the component
 * @param Failed the error, which gets the props of the component as well
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & LoadErrorProps> = LoadError,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let download: ComponentType<Props> | null = null;
  const Retry = createContext<LoadErrorProps>({
    onRetry: () => undefined,
    isRetrying: false,
    hasRetried: false,
  });

  const preload = async () => {
    await downloadFailedStylesheets();
    loaded = await load();
    return loaded;
  };
  const preloadAgain = async () => {
    for (const milliseconds of RETRY_PAUSES_MS) {
      try {
        return await preload();
      } catch {
        await pause(milliseconds);
      }
    }
    return preload();
  };
  const startDownload = (start: typeof preload): ComponentType<Props> => {
    download = lazy(async () => {
      try {
        return { default: await start() };
      } catch {
        return { default: Error };
      }
    });
    return download;
  };

  function Lazy(props: Props) {
    // The download is stored outside of the component: React drops the state of a component that suspends
    // while it mounts. A mounted component keeps its first import, since another one would remount it.
    const [Content, setContent] = useState(() => loaded ?? download ?? startDownload(preload));
    const [hasRetried, setHasRetried] = useState(false);
    const [isRetrying, startRetry] = useTransition();
    const retry = useMemo(() => {
      const onRetry = () => {
        const next = startDownload(preloadAgain);
        startRetry(() => {
          setHasRetried(true);
          setContent(() => next);
        });
      };
      return { onRetry, isRetrying, hasRetried };
    }, [isRetrying, hasRetried]);
    return (
      <Retry value={retry}>
        <Content {...props} />
      </Retry>
    );
  }

  function Error(props: Props) {
    const retry = use(Retry);
    useEffect(
      () => () => {
        download = null;
      },
      [],
    );
    return <Failed {...props} {...retry} />;
  }

  return Object.assign(Lazy, { preload });
}

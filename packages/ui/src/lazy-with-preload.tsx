import { createContext, lazy, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { downloadFailedStylesheets } from './theme/failed-stylesheets.ts';
import { LoadError, type LoadErrorProps } from './components/Problem/LoadError.tsx';

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Downloads the code, so that the component renders at once later. Rejects where that fails. */
  preload: () => Promise<ComponentType<Props>>;
};

/**
 * A component whose code is downloaded when it first renders, inside a Suspense, or before, by
 * `preload`. Where the download fails, an error takes its place and offers to download again; mounting
 * the component again downloads again too. Where that fails as well the page has to be reloaded: some
 * browsers remember a failed import, and a newer version of the app may have replaced the file.
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
  const Retry = createContext<LoadErrorProps>({ onRetry: () => undefined, hasRetried: false });

  const preload = async () => {
    await downloadFailedStylesheets();
    loaded = await load();
    return loaded;
  };
  const startDownload = (): ComponentType<Props> => {
    download = lazy(async () => {
      try {
        return { default: await preload() };
      } catch {
        return { default: Error };
      }
    });
    return download;
  };

  function Lazy(props: Props) {
    // The download is kept outside: React drops the state of what suspends while it mounts. What a
    // mounted component began with stays, since another component would begin anew.
    const [Content, setContent] = useState(() => loaded ?? download ?? startDownload());
    const [hasRetried, setHasRetried] = useState(false);
    const retry = useMemo(() => {
      const onRetry = () => {
        const next = startDownload();
        setHasRetried(true);
        setContent(() => next);
      };
      return { onRetry, hasRetried };
    }, [hasRetried]);
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

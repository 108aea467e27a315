import type { ReactNode } from 'react';
import type { Loadable } from '../../loadable.ts';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';

/** What is known of a failed request. */
export type LoadFailure = Pick<
  Extract<Loadable<unknown>, { status: 'error' }>,
  'message' | 'onRetry' | 'retrying'
>;

export interface LoadedProps<T> extends Pick<ErrorStateProps, 'level'> {
  value: Loadable<T>;
  /** Drawn while it loads: the shapes of the content, within a SkeletonRegion. */
  skeleton: ReactNode;
  /** The title of the ErrorState, if it names the missing content. */
  errorTitle?: string;
  /** Draws the failure in place of an ErrorState, where that is too large. */
  renderError?: (failure: LoadFailure) => ReactNode;
  /** Draws the loaded data. */
  children: (data: T) => ReactNode;
}

/** Draws the three states of a `Loadable`: its skeleton, its error with a retry, or its data. */
export function Loaded<T>({
  value,
  skeleton,
  level,
  errorTitle,
  renderError,
  children,
}: LoadedProps<T>): ReactNode {
  if (value.status === 'loading') return skeleton;
  if (value.status === 'ready') return children(value.data);
  const { status: _, ...failure } = value;
  if (renderError !== undefined) return renderError(failure);
  return <ErrorState {...failure} level={level} title={errorTitle} />;
}

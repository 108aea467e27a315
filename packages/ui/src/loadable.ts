/** What a screen shows, wherever it is on its way: on the way, failed with a way on, or here. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'error'; message: string; onRetry: () => void }
  | { status: 'ready'; data: T };

export const loading: Loadable<never> = { status: 'loading' };

export function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data };
}

/** The data of a screen: loading, failed with a retry, or ready. */
export type Loadable<T> =
  | { status: 'loading' }
  | {
      status: 'error';
      message: string;
      onRetry: () => void;
      /** It loads again: the error stays until it is known how that ends. */
      retrying?: boolean;
    }
  | { status: 'ready'; data: T };

export const loading: Loadable<never> = { status: 'loading' };

export function ready<T>(data: T): Loadable<T> {
  return { status: 'ready', data };
}

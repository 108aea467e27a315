import { useSearchParams } from 'react-router-dom';

/** Removes a query parameter, so that neither Back nor a reload opens its dialog again. */
export function useRemoveKey(): (key: string) => void {
  const [, setParams] = useSearchParams();
  return (key) =>
    setParams(
      (current) => {
        current.delete(key);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
}

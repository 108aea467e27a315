import { createPath, useLocation, type Location, type Path } from 'react-router-dom';
import { paths } from '../routes/paths.ts';

const useFrom = () => (useLocation() as Location<{ from?: Path } | null>).state?.from;

/** The protected page that redirected to sign-in, else home. Always an address of this app. */
export function useRememberedOrigin(): string {
  const from = useFrom();
  return from === undefined ? paths.home : createPath(from);
}

/** Whether the session expired on the current page, which keeps its state while its user signs in again. */
export function useIsPageHeld(): boolean {
  const from = useFrom();
  const here = createPath(useLocation());
  return from !== undefined && createPath(from) === here;
}

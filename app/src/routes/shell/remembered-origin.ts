import { createPath, useLocation, type Location } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Where a protected page was left for sign-in, else home. Only ever an address of this app. */
export function useRememberedOrigin(): string {
  const { state } = useLocation() as Location<{ from?: Location } | null>;
  return state?.from === undefined ? paths.home : createPath(state.from);
}

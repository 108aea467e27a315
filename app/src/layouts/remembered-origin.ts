import { createPath, useLocation, type Location } from 'react-router-dom';
import { paths } from '../routes/paths.ts';

/** The protected page that redirected to sign-in, else home. Always an address of this app. */
export function useRememberedOrigin(): string {
  const { state } = useLocation() as Location<{ from?: Location } | null>;
  return state?.from === undefined ? paths.home : createPath(state.from);
}

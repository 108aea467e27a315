import type { ComponentProps } from 'react';
import { matchPath, parsePath, useLocation, type Location } from 'react-router-dom';
import { RouterLink } from '../../services/RouterLink.tsx';
import { paths } from '../paths.ts';
import type { EventLocationState } from './event-location-state.ts';

/**
 * Renders the links of an event's page. The choice of an evening of the series replaces the page, so that Back
 * skips the choices, and the back link still leads to the landing page. Users who complete their profile return.
 */
export function EventPageLink(props: ComponentProps<'a'>) {
  const location = useLocation() as Location<EventLocationState | null>;
  const { pathname = '' } = parsePath(props.href ?? '');
  const isEvening = matchPath(paths.event, pathname) !== null;
  if (isEvening)
    return <RouterLink {...props} navigation={{ replace: true, state: location.state }} />;
  const isSignUp = pathname === paths.signup;
  return <RouterLink {...props} {...(isSignUp && { navigation: { state: { from: location } } })} />;
}

import type { ComponentProps } from 'react';
import { matchPath, parsePath, useLocation, type Location } from 'react-router-dom';
import { RouterLink } from '../../services/RouterLink.tsx';
import { paths } from '../paths.ts';
import type { EventLocationState } from './event-location-state.ts';

/**
 * Renders the links of an event's page. The choice of an evening of the series replaces the page, so that Back
 * skips the choices, and the back link still leads to the landing page.
 */
export function EventPageLink(props: ComponentProps<'a'>) {
  const { state } = useLocation() as Location<EventLocationState | null>;
  const { pathname = '' } = parsePath(props.href ?? '');
  const isEvening = matchPath(paths.event, pathname) !== null;
  return <RouterLink {...props} {...(isEvening && { navigation: { replace: true, state } })} />;
}

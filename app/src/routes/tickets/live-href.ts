import type { Event } from '@perigee/api';
import { isLive } from '@perigee/domain/events';
import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The address of the live event, or null while it is not open. */
export function liveHref({ slug, status, startTime, endTime }: Event): string | null {
  const times = { status, startTime: new Date(startTime), endTime: new Date(endTime) };
  return isLive(times, new Date()) ? generatePath(paths.live, { event_id: slug }) : null;
}

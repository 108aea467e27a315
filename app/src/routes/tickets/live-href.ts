import type { Event } from '@perigee/api';
import { isLive } from '@perigee/domain';
import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The live event, or null while nobody may enter it. */
export function liveHref({ slug, status, startTime, endTime }: Event): string | null {
  const times = { status, startTime: new Date(startTime), endTime: new Date(endTime) };
  return isLive(times, new Date()) ? generatePath(paths.live, { event_id: slug }) : null;
}

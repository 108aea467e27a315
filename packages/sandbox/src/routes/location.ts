import { Coordinates } from '@perigee/api/zod';
import { Hono } from 'hono';
import { createGuards } from '../auth/guards.ts';
import type { SandboxContext } from '../context.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { nearestPlace } from '../location/nearest-place.ts';
import { searchPlaces } from '../location/search-places.ts';
import { profileServerMessages } from '../profile/server-messages.ts';

/** Places: spec/paths/profile, and the suggestions of a places service, which the spec has not. */
export function locationRoutes(context: SandboxContext): Hono {
  const { requireUser } = createGuards(context);
  return new Hono()
    .get('/places', (c) => c.json(searchPlaces(c.req.query('text') ?? '')))
    .post('/utils/location/reverse-geocode', requireUser, async (c) => {
      const place = nearestPlace(await readBody(c, Coordinates));
      if (place === null) throw failure(404, profileServerMessages.placeNotFound);
      return c.json(place);
    });
}

import { Coordinates } from '@perigee/api/zod';
import { profileServerMessages } from '@perigee/domain/profile';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedIn } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { failure } from '../http/failure.ts';
import { nearestPlace } from '../location/nearest-place.ts';

/** Places: spec/paths/profile. */
export function locationRoutes(context: SandboxContext): Hono {
  return new Hono().post('/utils/location/reverse-geocode', async (c) => {
    await signedIn(context, c);
    const place = nearestPlace(await readBody(c, Coordinates));
    if (place === null) throw failure(404, profileServerMessages.placeNotFound);
    return c.json(place);
  });
}

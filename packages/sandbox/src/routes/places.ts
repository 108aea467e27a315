import { Hono } from 'hono';
import { searchPlaces } from '../location/search-places.ts';

/** Suggestions of a places service. They are not part of the product API. */
export function placesRoutes(): Hono {
  return new Hono().get('/places', (c) => c.json(searchPlaces(c.req.query('text') ?? '')));
}

import { Hono } from 'hono';
import { searchPlaces } from '../location/search-places.ts';

/** What a places service answers to somebody who types: none of it belongs to the product API. */
export function placesRoutes(): Hono {
  return new Hono().get('/places', (c) => c.json(searchPlaces(c.req.query('text') ?? '')));
}

import { coordinates, farCoordinates, place } from '@perigee/api/fixtures';
import { Place } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACES } from '../src/location/places.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { waiting } from '../src/states/people.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const DATER = 1300;
const server = profileServerMessages;

const sandbox = await createTestSandbox();
let token: string;
beforeAll(async () => {
  token = await sandbox.context.tokens.session(DATER);
  await insertPeople(sandbox.db, [waiting({ id: DATER }, NOW)]);
});
afterAll(() => sandbox.close());

const lookUp = (body: unknown) =>
  sandbox.call('POST', '/utils/location/reverse-geocode', { body, token });

describe('the place at coordinates', () => {
  it('is the nearest city, and can be saved as it is', async () => {
    const reply = await lookUp(coordinates);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(Place.parse(reply.body));
    expect(reply.body).toEqual(place);
    const saved = await sandbox.call('PUT', '/users/me', { body: reply.body, token });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject(place);
  });

  it.each(PLACES.map(([name, , , lat, lng]) => [name, lat, lng] as const))(
    'in %s is that city',
    async (name, lat, lng) => {
      expect((await lookUp({ lat: lat + 0.05, lng })).body).toMatchObject({
        geoLat: lat,
        userAddress: { locality: name },
      });
    },
  );

  it.each([
    ['the nearer of two', 43.4, -79.7, 'Hamilton'],
    ['within a hundred kilometres', 44.5, -79.3832, 'Toronto'],
  ])('is %s', async (_what, lat, lng, locality) => {
    expect((await lookUp({ lat, lng })).body).toMatchObject({ userAddress: { locality } });
  });

  it.each([
    farCoordinates,
    { lat: 44.6, lng: -79.3832 },
    { lat: 90, lng: 180 },
    { lat: 0, lng: 0 },
  ])('is not known far from any city: %j', async (point) => {
    expect(await lookUp(point)).toEqual(failed(404, server.placeNotFound));
  });

  it.each<[unknown, string]>([
    [{ lat: 43 }, serverMessages.fieldMissing('lng')],
    [{ lat: 91, lng: 0 }, serverMessages.fieldTooBig('lat', 90)],
    [{ lat: 0, lng: -181 }, serverMessages.fieldTooSmall('lng', -180)],
    [{ lat: '43', lng: -79 }, serverMessages.fieldOfWrongType('lat', 'a number')],
    [{ lat: 43, lng: -79, radius: 5 }, serverMessages.fieldUnknown('radius')],
  ])('is refused for %j', async (body, message) => {
    expect(await lookUp(body)).toEqual(failed(422, message));
  });

  it('requires a session', async () => {
    const reply = await sandbox.call('POST', '/utils/location/reverse-geocode', {
      body: coordinates,
    });
    expect(reply).toEqual(failed(401, messages.signInAgain));
  });
});

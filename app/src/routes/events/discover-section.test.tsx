import { emptyDiscovery, upcomingEvent } from '@perigee/api/fixtures';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import DiscoverSection from './discover-section.tsx';

const newYork = { ...upcomingEvent, id: 1, title: 'Jazz', locationId: 1, location: 'New York' };
const toronto = { ...upcomingEvent, id: 2, title: 'Salsa', locationId: 3, location: 'Toronto' };

/** The discover requests, in order. */
let asked: object[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as { location?: number };
    asked.push(request);
    const events = [newYork, toronto].filter(
      ({ locationId }) => request.location === undefined || request.location === locationId,
    );
    return Response.json({ ...emptyDiscovery, featuredEvents: [newYork], events });
  });
});

async function open(address: string) {
  const routes = [{ path: '/', element: <DiscoverSection /> }];
  const router = openRoutes(createTestServices(), routes, address);
  await screen.findByRole('radio', { name: 'Toronto' });
  return router;
}

const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('a')?.text);
const choose = (city: string) =>
  act(async () => fireEvent.click(screen.getByRole('radio', { name: city })));

it('shows the events of the city in the address, and no featured event of another city', async () => {
  await open('/?city=3');
  expect(await screen.findByRole('link', { name: 'Salsa' })).toBeTruthy();
  expect(titles()).toEqual(['Salsa']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Toronto' }).checked).toBe(true);
  expect(asked).toEqual([{}, { location: 3 }]);
});

it('adds the city to the query of the address, and removes it again', async () => {
  const router = await open('/?events=all');
  await choose('Toronto');
  expect(router.state.location.search).toBe('?events=all&city=3');
  expect(await screen.findByRole('link', { name: 'Salsa' })).toBeTruthy();
  expect(titles()).toEqual(['Salsa']);
  await choose('All cities');
  expect(router.state.location.search).toBe('?events=all');
  expect(titles()).toContain('Jazz');
  // Back skips the choices.
  expect(router.state.historyAction).toBe('REPLACE');
});

it.each(['/?city=Toronto', '/?city='])('reads no city in %s', async (address) => {
  await open(address);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All cities' }).checked).toBe(true);
  expect(asked).toEqual([{}]);
});

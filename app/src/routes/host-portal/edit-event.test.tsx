import { sessionTokens } from '@perigee/api';
import { eventLookups, hostSession, hostUser, managedEventReply } from '@perigee/api/fixtures';
import { eventFormMessages, eventServerMessages } from '@perigee/domain/events';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { generatePath } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component } from './edit-event.tsx';

const { event } = managedEventReply;
/** The event as a member reads it, who does not run it. */
const { Signups: _signups, ...publicEvent } = event;

const notFound = () => Response.json({ message: 'Not Found' }, { status: 404 });
const onboardingFirst = () =>
  Response.json({ message: eventServerMessages.onboardingFirst }, { status: 403 });

afterEach(() => {
  sessionStorage.clear();
});

/** Three weeks before the event. */
const NOW = new Date('2026-11-28T18:00:00Z');

/** Opens the form of the event as its host, with an API that answers the event so until it is deleted. */
async function open(answer: () => Response) {
  let isDeleted = false;
  const services = { ...createTestServices(), clock: { now: () => NOW } };
  const refetch = () => services.queryClient.refetchQueries({ queryKey: ['getEvent'] });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    if (method === 'DELETE') {
      isDeleted = true;
      // As the channel may tell the page of the change before the response does.
      await refetch();
      return new Response(null, { status: 204 });
    }
    if (pathname === '/users/me') return Response.json(hostUser);
    if (pathname === '/events/miscellaneous') return Response.json(eventLookups);
    if (pathname === `/events/${event.id}`) return isDeleted ? notFound() : answer();
    return Response.json([]);
  });
  await services.session.signIn(sessionTokens(hostSession));
  const router = openRoutes(
    services,
    [
      { path: paths.editEvent, element: <Component /> },
      { path: paths.home, element: 'The landing page' },
      { path: paths.portal, element: 'The portal' },
    ],
    generatePath(paths.editEvent, { event_id: String(event.id) }),
  );
  return { router, refetch };
}

describe('the landing page is shown in place of', () => {
  it.each([
    ['an event that is not found', notFound],
    ['an event that another host runs', () => Response.json({ event: publicEvent })],
    ['one of another host, for a host who is not a member', onboardingFirst],
  ])('%s', async (_event, answer) => {
    await open(answer);
    expect(await screen.findByText('The landing page')).toBeTruthy();
  });
});

it('leads to the landing page once the event is deleted elsewhere', async () => {
  let answer = () => Response.json({ event });
  const { refetch } = await open(() => answer());
  await screen.findByRole('button', { name: eventFormMessages.delete });
  answer = notFound;
  await act(refetch);
  expect(await screen.findByText('The landing page')).toBeTruthy();
});

it('leads to the portal once the event is deleted here, and from there not back to it', async () => {
  const { router } = await open(() => Response.json({ event }));
  fireEvent.click(await screen.findByRole('button', { name: eventFormMessages.delete }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: eventFormMessages.delete }));
  expect(await screen.findByText('The portal')).toBeTruthy();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('The landing page')).toBeTruthy();
});

import { sessionTokens } from '@perigee/api';
import { eventLookups, hostSession, hostUser, managedEventReply } from '@perigee/api/fixtures';
import { eventFormMessages } from '@perigee/domain/events';
import { fireEvent, screen, within } from '@testing-library/react';
import { generatePath } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component } from './edit-event.tsx';

const { event } = managedEventReply;
/** The event as a member reads it, who does not run it. */
const { Signups: _signups, ...publicEvent } = event;

const notFound = () => Response.json({ message: 'Not Found' }, { status: 404 });

afterEach(() => {
  sessionStorage.clear();
});

/** Opens the form of the event as its host, with an API that answers the event so until it is deleted. */
async function open(answer: () => Response) {
  let isDeleted = false;
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    if (method === 'DELETE') {
      isDeleted = true;
      return Response.json({ status: 'ok' });
    }
    if (pathname === '/users/me') return Response.json(hostUser);
    if (pathname === '/events/miscellaneous') return Response.json(eventLookups);
    if (pathname === `/events/${event.id}`) return isDeleted ? notFound() : answer();
    return Response.json([]);
  });
  const services = createTestServices();
  await services.session.signIn(sessionTokens(hostSession));
  openRoutes(
    services,
    [
      { path: paths.editEvent, element: <Component /> },
      { path: paths.home, element: 'The landing page' },
      { path: paths.portal, element: 'The portal' },
    ],
    generatePath(paths.editEvent, { event_id: String(event.id) }),
  );
}

describe('the landing page is shown in place of', () => {
  it.each([
    ['an event that is not found', notFound],
    ['an event that another host runs', () => Response.json({ event: publicEvent })],
  ])('%s', async (_event, answer) => {
    await open(answer);
    expect(await screen.findByText('The landing page')).toBeTruthy();
  });
});

it('leads to the portal once the event is deleted', async () => {
  await open(() => Response.json({ event }));
  fireEvent.click(await screen.findByRole('button', { name: eventFormMessages.delete }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: eventFormMessages.delete }));
  expect(await screen.findByText('The portal')).toBeTruthy();
});

import type { User } from '@perigee/api';
import { activitiesWith, acceptedDater, upcomingEvent } from '@perigee/api/fixtures';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  createTestServices,
  openRoutes,
  signedIn,
  wrapperWith,
} from '../../services/test-services.tsx';
import { joinHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import TicketDialogs from './ticket-dialogs.tsx';

const { id } = upcomingEvent;

it.each<[string, User['applicationStatuses'], string]>([
  ['an incomplete profile', activitiesWith('CREATE_ACCOUNT'), paths.profile],
  [
    'a complete profile',
    activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE'),
    joinHref(String(id)),
  ],
])('leads a user with %s on to where they get set up', async (_who, applicationStatuses, href) => {
  const services = signedIn(createTestServices(), { ...acceptedDater, applicationStatuses });
  render(
    <MemoryRouter initialEntries={[`${paths.tickets}?new-event=${id}`]}>
      <TicketDialogs upcoming={[upcomingEvent]} />
    </MemoryRouter>,
    { wrapper: wrapperWith(services) },
  );
  const link = await screen.findByRole('link', { name: 'Get Set Up' });
  expect(link.getAttribute('href')).toBe(href);
});

it.each<[string, string]>([
  [`new-event=${id}`, 'Get Set Up'],
  ['waitlist=true', 'Discover Events'],
])(
  'does not reopen the dialog of ?%s when the user goes back from its link',
  async (query, name) => {
    const services = signedIn(createTestServices(), acceptedDater);
    const router = openRoutes(
      services,
      [
        { path: paths.tickets, element: <TicketDialogs upcoming={[upcomingEvent]} /> },
        { path: '*', element: 'Another page' },
      ],
      paths.home,
    );
    await act(() => router.navigate(`${paths.tickets}?${query}`));
    fireEvent.click(await screen.findByRole('link', { name }));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).not.toContain(query);
  },
);

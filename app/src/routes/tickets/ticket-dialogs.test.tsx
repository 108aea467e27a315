import { SessionProvider, type Session, type User } from '@perigee/api';
import { activitiesWith, acceptedDater, upcomingEvent } from '@perigee/api/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { createServices } from '../../services/services.ts';
import { joinHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import TicketDialogs from './ticket-dialogs.tsx';

afterEach(cleanup);

const { id } = upcomingEvent;

it.each<[string, User['applicationStatuses'], string]>([
  ['an incomplete profile', activitiesWith('CREATE_ACCOUNT'), paths.profile],
  [
    'a complete profile',
    activitiesWith('CREATE_ACCOUNT', 'COMPLETE_PROFILE'),
    joinHref(String(id)),
  ],
])('leads a user with %s on to where they get set up', async (_who, applicationStatuses, href) => {
  const { session } = createServices({
    apiUrl: 'http://api.test',
    storage: createMemoryStorage(),
  });
  const state = {
    status: 'LOGGED_IN',
    user: { ...acceptedDater, applicationStatuses },
    problem: null,
    ended: null,
  } as const;
  const signedIn: Session = { ...session, getState: () => state };
  render(
    <MemoryRouter initialEntries={[`${paths.tickets}?new-event=${id}`]}>
      <SessionProvider session={signedIn}>
        <TicketDialogs upcoming={[upcomingEvent]} />
      </SessionProvider>
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Get Set Up' });
  expect(link.getAttribute('href')).toBe(href);
});

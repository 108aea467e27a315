import type { User } from '@perigee/api';
import { activitiesWith, acceptedDater, upcomingEvent } from '@perigee/api/fixtures';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestServices, signedIn, wrapperWith } from '../../services/test-services.tsx';
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

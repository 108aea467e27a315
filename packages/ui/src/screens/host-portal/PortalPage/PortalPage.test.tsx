import { emptyPortal } from '@perigee/api/fixtures';
import { portalMessages } from '@perigee/domain/host-portal';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loading, ready } from '../../../loadable.ts';
import { PortalPage, type PortalPageProps } from './PortalPage.tsx';

// A click on a link that has left the page would load its address from the server.
test('New Event is not replaced under a pointer when the events come', () => {
  const page = (portal: PortalPageProps['portal']) => (
    <PortalPage
      portal={portal}
      tab="active"
      onTab={() => undefined}
      now={new Date('2026-11-28T12:00:00Z')}
      newEventHref="/events/create"
      eventHref={({ id }) => `/portal/events/${id}`}
    />
  );
  const { rerender } = render(page(loading));
  const link = screen.getByRole('link', { name: portalMessages.newEvent });
  rerender(page(ready(emptyPortal)));
  expect(link.isConnected).toBe(true);
});

import { emptyDiscovery, eveningsDiscovery } from '@perigee/api/fixtures';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { DiscoverEvents } from './DiscoverEvents.tsx';
import { DiscoverPlace } from './DiscoverPlace.tsx';

const meta = preview.meta({
  title: 'Screens/Events/DiscoverEvents',
  component: DiscoverEvents,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    events: ready(eveningsDiscovery),
    isVisitor: false,
    eventHref: (slug: string) => `/events/${slug}`,
    cities: [],
    cityId: null,
    onCity: fn(),
    showsAll: false,
    onShowAll: fn(),
  },
  render: function Render(args) {
    const [showsAll, setShowsAll] = useState(args.showsAll);
    return (
      <DiscoverPlace>
        <DiscoverEvents
          {...args}
          showsAll={showsAll}
          onShowAll={() => {
            args.onShowAll();
            setShowsAll(true);
          }}
        />
      </DiscoverPlace>
    );
  },
});

export const Evenings = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAttribute('href', '/events/evening-41');
    await expect(links[0]).toHaveAccessibleDescription(/Hosted by Amira Saleh$/);
  },
});

/** By keyboard: the focus goes on with the first card that was not there before. */
export const All = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'All events' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowAll).toHaveBeenCalledOnce();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    await expect(links[4]).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Visitor = meta.story({
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link')) {
      await expect(card).toHaveAccessibleDescription(/Sign in to see the host$/);
    }
  },
});

/** On the home of an applicant the cards below the banner are tagged. */
export const ForApplicants = meta.story({
  args: { waitlistTag: 'join' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Join Waitlist')).toHaveLength(3);
    const [banner, card] = canvas.getAllByRole('link');
    await expect(banner).toHaveAccessibleDescription(/Hosted by Amira Saleh$/);
    await expect(card).toHaveAccessibleDescription(/Join Waitlist$/);
  },
});

/** Everything is sold out: the next evenings are shown all the same. */
export const NoneFeatured = meta.story({
  args: { events: ready({ ...eveningsDiscovery, featuredEvents: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

/** A city among several, with an evening that is sold out. */
export const InACity = meta.story({
  args: {
    cities: [
      { id: 1, name: 'New York' },
      { id: 3, name: 'Toronto' },
    ],
    cityId: 3,
    events: ready({
      featuredEvents: [],
      events: eveningsDiscovery.events.map((event, index) => ({
        ...event,
        location: 'Toronto',
        userSignedUpAlready: false,
        ticketsHaveSoldOut: index === 1,
      })),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Toronto' })).toBeChecked();
    const links = canvas.getAllByRole('link');
    await expect(links[1]).toHaveAccessibleDescription(/Sold out/);
    await expect(links[2]).not.toHaveAccessibleDescription(/Sold out/);
    await userEvent.click(canvas.getByRole('radio', { name: 'New York' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All cities' }));
    await expect(args.onCity.mock.calls).toEqual([[1], [null]]);
  },
});

export const One = meta.story({
  args: {
    events: ready({
      featuredEvents: eveningsDiscovery.featuredEvents.slice(0, 1),
      events: eveningsDiscovery.events.slice(0, 1),
    }),
  },
});

export const Empty = meta.story({
  args: { events: ready(emptyDiscovery) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No evenings are planned right now')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { events: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { events: { status: 'error', message: 'Unable to process request', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Unable to process request')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

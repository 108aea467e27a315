import { emptyDiscovery, evenings, eveningsDiscovery } from '@perigee/api/fixtures';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import { DiscoverEvents } from './DiscoverEvents.tsx';
import { DiscoverPlace } from './DiscoverPlace.tsx';

const meta = preview.meta({
  title: 'Screens/Events/Discover events',
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

export const Evenings = meta.story({ parameters: otherTheme });

Evenings.test(
  'shows the featured events first, and all by keyboard',
  async ({ args, canvas, userEvent }) => {
    const featured = canvas.getAllByRole('link');
    await expect(featured).toHaveLength(4);
    await expect(featured[0]).toHaveAttribute('href', '/events/the-long-table');
    await expect(featured[0]).toHaveAccessibleDescription(/Hosted by Amira Saleh$/);
    canvas.getByRole('button', { name: 'All events' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowAll).toHaveBeenCalledOnce();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(12);
    // The first newly shown card.
    await expect(links[4]).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

Evenings.test(
  'hides the hosts from a visitor',
  { args: { isVisitor: true } },
  async ({ canvas }) => {
    for (const card of canvas.getAllByRole('link')) {
      await expect(card).toHaveAccessibleDescription(/Sign in to see the host$/);
    }
  },
);

Evenings.test(
  'shows the next events if all are sold out and none is featured',
  { args: { events: ready({ ...eveningsDiscovery, featuredEvents: [] }) } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
);

/** On the home of an applicant the cards below the banner have tags. */
export const ForApplicants = meta.story({
  args: { waitlistTag: 'join' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Join Waitlist')).toHaveLength(3);
    const [banner, card] = canvas.getAllByRole('link');
    await expect(banner).toHaveAccessibleDescription(/Hosted by Amira Saleh$/);
    await expect(card).toHaveAccessibleDescription(/Join Waitlist$/);
  },
});

/** One of several cities, with a sold-out event. */
export const InACity = meta.story({
  args: {
    cities: [
      { id: 1, name: 'New York' },
      { id: 3, name: 'Toronto' },
    ],
    cityId: 3,
    events: ready({
      featuredEvents: [],
      events: evenings
        .filter(({ location }) => location === 'Toronto')
        .map((event, index) => ({ ...event, ticketsHaveSoldOut: index === 1 })),
    }),
  },
});

InACity.test(
  'shows which events are sold out, and reports the chosen city',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Toronto' })).toBeChecked();
    const links = canvas.getAllByRole('link');
    await expect(links[1]).toHaveAccessibleDescription(/Sold out/);
    await expect(links[2]).not.toHaveAccessibleDescription(/Sold out/);
    await userEvent.click(canvas.getByRole('radio', { name: 'New York' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All cities' }));
    await expect(args.onCity).toHaveBeenCalledTimes(2);
    await expect(args.onCity).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onCity).toHaveBeenNthCalledWith(2, null);
  },
);

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
});

Failed.test('tries again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Unable to process request')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

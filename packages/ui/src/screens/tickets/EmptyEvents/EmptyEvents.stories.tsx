import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import type { EventsFilter } from '../events-filter.ts';
import { EmptyEvents } from './EmptyEvents.tsx';

const meta = preview.meta({
  title: 'Screens/Tickets/EmptyEvents',
  component: EmptyEvents,
  args: {
    filter: 'upcoming' as EventsFilter,
    filterHrefs: { upcoming: '/tickets', past: '/tickets?type=past' },
    discoverHref: '/',
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

/** Nothing to come: the first thing that most people want is an evening. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('You have no upcoming events');
    await userEvent.tab();
    const browse = canvas.getByRole('link', { name: 'Browse Events for you' });
    await expect(browse).toHaveFocus();
    await expect(browse).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See past events' })).toHaveAttribute(
      'href',
      '/tickets?type=past',
    );
    browse.blur();
  },
});

export const Past = meta.story({
  args: { filter: 'past' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('You have no past events');
    await expect(canvas.getByRole('link', { name: 'See upcoming events' })).toHaveAttribute(
      'href',
      '/tickets',
    );
  },
});

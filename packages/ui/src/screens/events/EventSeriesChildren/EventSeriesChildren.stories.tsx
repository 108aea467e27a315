import { endedSeriesEvent, seriesEvent } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventSeriesChildren } from './EventSeriesChildren.tsx';

const meta = preview.meta({
  title: 'Screens/Events/EventSeriesChildren',
  component: EventSeriesChildren,
  parameters: screenParameters,
  args: {
    event: seriesEvent,
    isVisitor: false,
    eventHref: (slug: string) => `/events/${slug}`,
    now: new Date('2026-12-01T12:00:00Z'),
  },
});

/** The first is the page's own and has a ticket, the second is sold out, the third can be had. */
export const Several = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('Fri 18 Dec7:00 PMMy Ticket');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(second).toHaveTextContent('Fri 25 Dec7:00 PMSold out');
    await expect(third).toHaveTextContent('Fri 1 Jan7:00 PMReserve');
    await expect(third).toHaveAttribute('href', '/events/slow-dinner-3');
  },
});

export const NoneUpcomingUsesLast = meta.story({
  args: { event: endedSeriesEvent },
  play: async ({ canvas }) => {
    for (const evening of canvas.getAllByRole('link')) {
      await expect(evening).toHaveTextContent('This event is over');
    }
  },
});

export const Visitor = meta.story({
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    for (const evening of canvas.getAllByRole('link')) {
      await expect(evening).toHaveTextContent('Reserve');
    }
  },
});

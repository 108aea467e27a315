import { endedSeriesEvent, seriesEvent } from '@perigee/api/fixtures';
import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { EventSeriesChildren } from './EventSeriesChildren.tsx';

const meta = preview.meta({
  title: 'Screens/Events/Evenings of a series',
  component: EventSeriesChildren,
  parameters: screenParameters,
  decorators: [atWidth(708)],
  args: {
    event: seriesEvent,
    isVisitor: false,
    chosenId: null,
    eveningHref: ({ id, slug }: { id: number; slug: string }) => `/events/${slug}?evening=${id}`,
    onShowTicket: fn(),
    now: new Date('2026-12-01T12:00:00Z'),
  },
});

/**
 * The member has a ticket for the first event; the second is sold out; the third is available, and chosen by
 * default.
 */
export const Several = meta.story({ parameters: otherTheme });

Several.test(
  'shows the action of each event, and shows a ticket',
  async ({ args, canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('Fri 18 Dec7:00 PM');
    await expect(second).toHaveTextContent('Fri 25 Dec7:00 PMSold out');
    await expect(third).toHaveTextContent('Fri 1 JanChosen7:00 PMReserve');
    await expect(third).toHaveAttribute('href', '/events/slow-dinner-3?evening=33');
    await expect(third).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'My Ticket, Fri 18 Dec' }));
    await expect(args.onShowTicket).toHaveBeenCalledOnce();
    await expect(args.onShowTicket).toHaveBeenCalledWith(31);
  },
);

Several.test('marks only the chosen event', { args: { chosenId: 31 } }, async ({ canvas }) => {
  const marked = canvas.getAllByRole('link').filter((evening) => evening.ariaCurrent !== null);
  await expect(marked).toHaveLength(1);
  await expect(marked[0]).toHaveTextContent('Fri 18 DecChosen');
});

Several.test(
  'offers every event to a visitor',
  { args: { isVisitor: true } },
  async ({ canvas }) => {
    for (const evening of canvas.getAllByRole('link')) {
      await expect(evening).toHaveTextContent('Reserve');
    }
  },
);

export const NoneUpcomingUsesLast = meta.story({
  args: { event: endedSeriesEvent },
  play: async ({ canvas }) => {
    for (const evening of canvas.getAllByRole('link')) {
      await expect(evening).toHaveTextContent('This event is over');
    }
  },
});

import type { Event } from '@perigee/api';
import { emptyPortal, longEvent } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { portalMessages, type PortalTab } from '@perigee/domain/host-portal';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import { inPortal } from '#.storybook/portal-frame';
import preview from '#.storybook/preview';
import { unknownValue } from '#.storybook/unknown-value';
import { loading, ready } from '../../../loadable.ts';
import { PortalPage, type PortalPageProps } from './PortalPage.tsx';
import { busyPortal, newPortal, NOW, openEvent } from './story-data.ts';

/** The page with the tab that its user selects, as the address keeps it. */
function SelectedTab({ tab: first, onTab, ...rest }: PortalPageProps) {
  const [tab, setTab] = useState<PortalTab>(first);
  const select = (next: PortalTab) => {
    onTab(next);
    setTab(next);
  };
  return <PortalPage {...rest} tab={tab} onTab={select} />;
}

const meta = preview.meta({
  title: 'Screens/Host portal/My Events',
  component: PortalPage,
  parameters: portalParameters,
  decorators: [inPortal],
  render: (args) => <SelectedTab {...args} />,
  args: {
    portal: ready(busyPortal),
    tab: 'active' as const,
    onTab: fn(),
    now: NOW,
    newEventHref: '/events/create',
    eventHref: ({ id }: Event) => `/portal/events/${id}`,
  },
});

export const Active = meta.story({ parameters: otherPortalTheme });

Active.test('links every event to its manager, and New Event to the form', async ({ canvas }) => {
  const card = canvas.getByRole('link', { name: 'Rooftop, Second Moon' });
  await expect(card).toHaveAttribute('href', '/portal/events/23');
  await expect(card).toHaveAccessibleDescription(/Sat 12 Dec, 9:00 PM.*Updated.*New York/);
  const newEvent = canvas.getByRole('link', { name: portalMessages.newEvent });
  await expect(newEvent).toHaveAttribute('href', '/events/create');
});

Active.test('says the figures of the chart in a table', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /Under the String Lights/ });
  await expect(row).toHaveTextContent('Under the String LightsFri 11 Sep9101');
  await expect(canvas.getAllByRole('row')).toHaveLength(1 + 12 + 3);
});

Active.test('sums up the tickets of the active events', async ({ canvas }) => {
  const overview = canvas.getByRole('region', { name: 'Overview' });
  await expect(overview).toHaveTextContent('Total sales$4,860');
  await expect(overview).toHaveTextContent('Tickets sold, active events35of 60');
  await expect(canvas.getAllByRole('meter', { name: 'Men' })[0]).toHaveAttribute(
    'aria-valuetext',
    '15 of 30',
  );
});

Active.test(
  'shows the cents of the sales',
  { args: { portal: ready({ ...newPortal, totalSales: 37.5 }) } },
  async ({ canvas }) => {
    const overview = canvas.getByRole('region', { name: 'Overview' });
    await expect(overview).toHaveTextContent('Total sales$37.50');
  },
);

Active.test('selects the tabs with the arrow keys', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Active 3' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onTab).toHaveBeenLastCalledWith('expired');
  await expect(canvas.getByRole('tab', { name: 'Completed 12' })).toHaveFocus();
  await expect(await canvas.findByRole('link', { name: 'Late Set' })).toBeVisible();
});

Active.test(
  'says a status in words that the app does not know',
  {
    args: {
      portal: ready({
        ...newPortal,
        activeEvents: [{ ...openEvent, status: unknownValue('moved_to_spring') }],
      }),
    },
  },
  async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Everyone Dances' });
    await expect(card).toHaveAccessibleDescription(/Moved to spring/);
  },
);

export const Completed = meta.story({ args: { tab: 'expired' } });

export const Pending = meta.story({ args: { tab: 'pending' } });

Pending.test(
  'keeps an event that was not approved before its time was over',
  { args: { now: new Date('2026-12-20T17:00:00Z') } },
  async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'Nine Candles' });
    await expect(card).toHaveAccessibleDescription(/In review/);
  },
);

export const Cancelled = meta.story({ args: { tab: 'deleted' } });

/** A host who has not sold any ticket: no chart. */
export const BeforeTheFirstSale = meta.story({ args: { portal: ready(newPortal) } });

BeforeTheFirstSale.test(
  'hides empty tabs, and says what the disabled one is for',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Active1',
      'Pending0',
    ]);
    const pending = canvas.getByRole('tab', { name: 'Pending 0' });
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(pending);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(portalMessages.inReview);
  },
);

export const EmptyFirst = meta.story({ args: { portal: ready(emptyPortal) } });

/** Nothing is active, but there were other events. */
export const EmptyNext = meta.story({
  args: { portal: ready({ ...busyPortal, activeEvents: [], pendingEvents: [] }) },
});

EmptyNext.test('leads to the completed events', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: portalMessages.seeCompleted }));
  await expect(args.onTab).toHaveBeenLastCalledWith('expired');
});

/** Tickets for everyone, long titles, and events without a cover. */
export const LongContent = meta.story({
  args: {
    portal: ready({
      ...newPortal,
      activeEvents: [openEvent, { ...longEvent, image: null, tickets: openEvent.tickets }],
      totalSales: 1_204_860,
    }),
  },
});

export const Loading = meta.story({ args: { portal: loading } });

Loading.test('announces that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(portalMessages.loading);
});

export const LoadFailed = meta.story({
  args: { portal: { status: 'error', message: messages.unableToProcess, onRetry: fn() } },
});

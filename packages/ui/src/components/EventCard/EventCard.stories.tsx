import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { guide } from './EventCard.guide.ts';
import { EventCard } from './EventCard.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';

const LONG_TITLE = 'An unreasonably long evening of introductions by the lake';
const LONG_DESCRIPTION =
  'Eight introductions by candlelight, ten minutes each, then the rest of the night to yourselves. We seat you across from people our matchmakers chose for you, pour something good, and keep the phones in a drawer.';

const SHORT_TITLE = 'An unreasonably long evening of…';
const SHORT_DESCRIPTION =
  'Eight introductions by candlelight, ten minutes each, then the rest of the night to yourselves. We seat you across from people our matchmakers chose…';

const nothingSettled = {
  description: null,
  imageUrl: null,
  startTime: null,
  location: null,
  price: null,
  host: null,
};

const meta = preview.meta({
  title: 'Components/Events/EventCard',
  component: EventCard,
  subcomponents: { EventCardSkeleton },
  tags: ['ready'],
  parameters: { guide },
  args: {
    href: '#the-long-table',
    title: 'The Long Table',
    description: 'Eight introductions by candlelight, then the rest of the night to yourselves.',
    imageUrl: '/pictures/covers/04.jpg',
    startTime: new Date('2026-12-11T00:30:00Z'),
    timeZone: 'America/New_York',
    location: 'New York',
    price: 20,
    host: { name: 'Amira Saleh', logo: '/pictures/portraits/019.jpg' },
  },
});

const upTo = (maxWidth: number) => (Story: () => ReactNode) => (
  <div style={{ maxWidth }}>{Story()}</div>
);

function Grid({ children }: { children: ReactNode }) {
  const gridTemplateColumns = 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))';
  return <div style={{ display: 'grid', gridTemplateColumns, gap: '40px 24px' }}>{children}</div>;
}

export const Default = meta.story({ decorators: [upTo(372)] });

/** Visitors see a lock in place of the host's logo. Titles are trimmed at 40 characters. */
export const SmallCards = meta.story({
  render: (args) => (
    <Grid>
      <EventCard {...args} title="For visitors" host="hidden" />
      <EventCard {...args} title={LONG_TITLE} />
      <EventCard {...args} title="Host without a logo" host={{ name: 'Amira Saleh', logo: null }} />
      <EventCard {...args} title="Free" price={0} />
      <EventCard {...args} title="Sold out" soldOut />
      <EventCard {...args} title="Broken cover" imageUrl="data:image/png;base64,broken" />
      <EventCard {...args} {...nothingSettled} title="Nothing settled" />
    </Grid>
  ),
});

/** Events without tickets: the tag says to join the waitlist, or that the event is coming soon. */
export const WaitlistTags = meta.story({
  args: { variant: 'waitlist', startTime: null, price: null },
  render: (args) => (
    <Grid>
      <EventCard {...args} />
      <EventCard {...args} title="Rooftop, Second Moon" waitlistTag="soon" />
    </Grid>
  ),
});

export const Banner = meta.story({
  args: { variant: 'banner', headingLevel: 2 },
  decorators: [upTo(1040)],
});

/** For visitors, with long texts, which are trimmed, and without date, city and price. */
export const BannerVariants = meta.story({
  args: { variant: 'banner' },
  decorators: [upTo(1040)],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <EventCard {...args} title={LONG_TITLE} description={LONG_DESCRIPTION} host="hidden" />
      <EventCard {...args} {...nothingSettled} title="Nothing settled" />
    </div>
  ),
});

/** In a narrow banner, the text is below the picture. */
export const BannerNarrow = meta.story({
  args: { variant: 'banner' },
  decorators: [upTo(320)],
});

/** The text of a narrow banner has its own skeleton lines. */
export const Loading = meta.story({
  decorators: [upTo(1040)],
  render: () => (
    <SkeletonRegion label="Loading events">
      <Grid>
        <EventCardSkeleton />
        <EventCardSkeleton variant="banner" />
      </Grid>
      <div style={{ marginTop: 40 }}>
        <EventCardSkeleton variant="banner" />
      </div>
    </SkeletonRegion>
  ),
});

Default.test(
  'is one link, described by date, city, price and host',
  async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('link', { name: 'The Long Table' });
    await expect(card).toHaveAttribute('href', '#the-long-table');
    await expect(card).toHaveAccessibleDescription(
      'Thu 10 Dec, 7:30 PM New York $20 Hosted by Amira Saleh',
    );
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('The Long Table');
    await expect(canvas.queryByText(/Eight introductions/)).toBeNull();
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.tab();
    await expect(card).not.toHaveFocus();
  },
);

Default.test(
  'is trimmed to whole words within 40 and 150 characters',
  { args: { variant: 'waitlist', title: LONG_TITLE, description: LONG_DESCRIPTION } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(SHORT_TITLE);
    await expect(canvas.getByText(/^Eight/)).toHaveTextContent(SHORT_DESCRIPTION);
  },
);

SmallCards.test(
  'shows a free event as free, and hides the host from visitors',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'For visitors' })).toHaveAccessibleDescription(
      /Sign in to see the host$/,
    );
    await expect(canvas.getByRole('link', { name: 'Free' })).toHaveAccessibleDescription(
      'Thu 10 Dec, 7:30 PM New York Free Hosted by Amira Saleh',
    );
    await expect(canvas.getByRole('heading', { name: SHORT_TITLE })).toBeVisible();
  },
);

SmallCards.test('has no lock for an event without a host', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Nothing settled' }),
  ).not.toHaveAccessibleDescription();
});

SmallCards.test('shows the default cover if its own is broken', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[src$=broken]')).toBeNull());
});

WaitlistTags.test('describe the link with the tag', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'The Long Table' })).toHaveAccessibleDescription(
    'New York Hosted by Amira Saleh Join Waitlist',
  );
  await expect(
    canvas.getByRole('link', { name: 'Rooftop, Second Moon' }),
  ).toHaveAccessibleDescription('New York Hosted by Amira Saleh Coming soon');
});

Banner.test(
  'is a link on its picture as well as on its text',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('The Long Table');
    await expect(canvas.getByText(/Eight introductions/)).toBeVisible();
    const card = canvas.getByRole('link', { name: 'The Long Table' });
    await expect(card).toHaveAccessibleDescription(/Hosted by Amira Saleh$/);
    const { right, top } = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 80, top + 80)).toBe(card);
  },
);

BannerVariants.test('is trimmed, and hides the host from visitors', async ({ canvas }) => {
  const card = canvas.getByRole('link', { name: SHORT_TITLE });
  await expect(card).toHaveAccessibleDescription(/Sign in to see the host$/);
  await expect(canvas.getByText(/^Eight/)).toHaveTextContent(SHORT_DESCRIPTION);
});

BannerNarrow.test('has its text below the picture', async ({ canvas, canvasElement }) => {
  const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
  const title = canvas.getByRole('heading').getBoundingClientRect();
  await expect(title.top).toBeGreaterThan(picture.bottom);
});

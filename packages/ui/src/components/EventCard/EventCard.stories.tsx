import { limits } from '@perigee/domain';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { guide } from './EventCard.guide.ts';
import { EventCard } from './EventCard.tsx';
import { EventCardSkeleton } from './EventCardSkeleton.tsx';

const LONG_TITLE = 'An unreasonably long evening of introductions by the lake';
const LONG_DESCRIPTION =
  'Eight introductions by candlelight, ten minutes each, then the rest of the night to yourselves. We seat you across from people our matchmakers chose for you, pour something good, and keep the phones in a drawer.';

const meta = preview.meta({
  title: 'Components/EventCard',
  component: EventCard,
  subcomponents: { EventCardSkeleton },
  tags: ['autodocs', 'ready'],
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
  decorators: [
    (Story, { args }) => (
      <div style={{ maxWidth: args.variant === 'banner' ? 1040 : 372 }}>{Story()}</div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: 'The Long Table' });
    await expect(card).toHaveAttribute('href', '#the-long-table');
    await expect(card).toHaveAccessibleDescription(
      'Thu 10 Dec, 7:30 PM New York $20 Hosted by Amira Saleh',
    );
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('The Long Table');
    await expect(canvas.queryByText(/Eight introductions/)).toBeNull();
  },
});

export const Banner = meta.story({
  args: { variant: 'banner', headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('The Long Table');
    await expect(canvas.getByText(/Eight introductions/)).toBeVisible();
  },
});

/** Where the banner is narrow, the words stand under the picture. */
export const BannerNarrow = meta.story({
  args: { variant: 'banner' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')!.getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(picture.bottom);
  },
});

export const JoinWaitlist = meta.story({
  args: { variant: 'waitlist', startTime: null, price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(
      'New York Hosted by Amira Saleh Join Waitlist',
    );
  },
});

export const ComingSoon = meta.story({
  args: { variant: 'waitlist', waitlistTag: 'soon', startTime: null, price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible();
  },
});

/** Visitors see a lock in the place of the host's logo. */
export const Visitor = meta.story({
  args: { host: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Sign in to see the host$/);
  },
});

export const VisitorBanner = meta.story({ args: { variant: 'banner', host: null } });

export const HostWithoutLogo = meta.story({ args: { host: { name: 'Amira Saleh', logo: null } } });

/** Trimmed at 40 and at 150 characters. */
export const LongContent = meta.story({
  args: {
    variant: 'waitlist',
    title: LONG_TITLE,
    description: LONG_DESCRIPTION,
    location: 'Saint-Louis-du-Ha! Ha!, Québec',
  },
  play: async ({ canvas }) => {
    const { cardTitleLength, cardDescriptionLength } = limits.event;
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      `${LONG_TITLE.slice(0, cardTitleLength).trimEnd()}…`,
    );
    await expect(canvas.getByText(/^Eight/)).toHaveTextContent(
      `${LONG_DESCRIPTION.slice(0, cardDescriptionLength).trimEnd()}…`,
    );
  },
});

export const LongBanner = meta.story({
  args: { variant: 'banner', title: LONG_TITLE, description: LONG_DESCRIPTION },
});

/** A cover that is missing or does not load gives way to the default one. */
export const BrokenCover = meta.story({
  args: { imageUrl: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[src$=broken]')).toBeNull());
  },
});

export const MissingContent = meta.story({
  args: {
    description: null,
    imageUrl: null,
    startTime: null,
    location: null,
    price: null,
    host: null,
  },
});

export const MissingContentBanner = meta.story({
  args: { ...MissingContent.composed.args, variant: 'banner' },
});

export const Free = meta.story({
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});

export const Narrow = meta.story({
  args: { title: LONG_TITLE },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** The words stand at the start of the line, and the scrim with them. */
export const RightToLeft = meta.story({
  args: { variant: 'banner' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const Loading = meta.story({
  render: ({ variant }) => (
    <SkeletonRegion label="Loading events">
      <EventCardSkeleton variant={variant === 'banner' ? 'banner' : 'small'} />
    </SkeletonRegion>
  ),
});

/** The words of a narrow banner have their own lines. */
export const LoadingBannerNarrow = meta.story({
  args: { variant: 'banner' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  render: () => (
    <SkeletonRegion label="Loading events">
      <EventCardSkeleton variant="banner" />
    </SkeletonRegion>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The Long Table' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).not.toHaveFocus();
  },
});

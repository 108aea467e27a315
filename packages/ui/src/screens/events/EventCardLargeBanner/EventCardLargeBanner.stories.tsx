import { longEvent } from '@perigee/api/fixtures';
import { limits } from '@perigee/domain';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventCard } from '../../../components/EventCard/EventCard.tsx';

const LONG_TITLE = 'An unreasonably long evening of introductions by the lake';

const meta = preview.meta({
  title: 'Screens/Events/EventCardLargeBanner',
  component: EventCard,
  parameters: screenParameters,
  args: {
    variant: 'banner' as const,
    href: '/events/the-long-table',
    title: longEvent.title,
    description: longEvent.description,
    imageUrl: longEvent.image,
    startTime: new Date(longEvent.startTime),
    timeZone: longEvent.timezone,
    location: longEvent.location,
    price: longEvent.ticketPrice,
    host: longEvent.host,
  },
  decorators: [(Story) => <div style={{ maxWidth: 1040 }}>{Story()}</div>],
});

/** The picture is pressed as the words are. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const card = canvas.getByRole('link', { name: 'The Long Table' });
    await expect(card).toHaveFocus();
    await expect(card).toHaveAttribute('href', '/events/the-long-table');
    const { right, top } = canvasElement.querySelector('img')!.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 80, top + 80)).toBe(card);
  },
});

export const LongTitleTrimmed40 = meta.story({
  args: { title: LONG_TITLE },
  play: async ({ canvas }) => {
    const shown = LONG_TITLE.slice(0, limits.event.cardTitleLength).trimEnd();
    await expect(canvas.getByRole('heading')).toHaveTextContent(`${shown}…`);
  },
});

export const VisitorLockIcon = meta.story({
  args: { host: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Sign in to see the host$/);
  },
});

export const HostLogo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Hosted by Amira Saleh$/);
  },
});

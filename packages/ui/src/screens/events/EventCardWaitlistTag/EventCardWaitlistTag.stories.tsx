import { longEvent } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventCard } from '../../../components/EventCard/EventCard.tsx';

const meta = preview.meta({
  title: 'Screens/Events/EventCardWaitlistTag',
  component: EventCard,
  parameters: screenParameters,
  args: {
    variant: 'waitlist' as const,
    href: '/events/the-long-table',
    title: longEvent.title,
    description: longEvent.description,
    imageUrl: longEvent.image,
    startTime: null,
    timeZone: longEvent.timezone,
    location: longEvent.location,
    host: longEvent.host,
  },
  decorators: [(Story) => <div style={{ maxWidth: 372 }}>{Story()}</div>],
});

export const JoinWaitlist = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Join Waitlist')).toBeVisible();
  },
});

export const ComingSoon = meta.story({
  args: { waitlistTag: 'soon' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible();
  },
});

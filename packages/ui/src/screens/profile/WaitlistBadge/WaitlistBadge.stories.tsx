import { fullPublicProfile } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileName } from '../ProfileView/ProfileName.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/WaitlistBadge',
  component: ProfileName,
  args: {
    person: { ...fullPublicProfile, isVerifiedAccount: false },
    level: 2 as const,
    now: new Date('2026-12-01T12:00:00Z'),
    waitlistBadge: true,
  },
  parameters: screenParameters,
});

export const Accepted = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted')).toBeVisible();
  },
});

export const NotAccepted = meta.story({
  args: { person: { ...fullPublicProfile, isVerifiedAccount: false, accepted: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Accepted')).toBeVisible();
  },
});

export const Absent = meta.story({
  args: { waitlistBadge: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/accepted/i)).toBeNull();
  },
});

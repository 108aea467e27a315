import { fullPublicProfile } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileName } from '../ProfileView/ProfileName.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/VerifiedBadge',
  component: ProfileName,
  args: { person: fullPublicProfile, level: 2 as const, now: new Date('2026-12-01T12:00:00Z') },
  parameters: screenParameters,
});

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
  },
});

export const Hidden = meta.story({
  args: { person: { ...fullPublicProfile, isVerifiedAccount: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Verified')).toBeNull();
  },
});

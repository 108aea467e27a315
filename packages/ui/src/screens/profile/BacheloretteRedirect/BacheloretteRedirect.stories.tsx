import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading } from '../../../loadable.ts';
import { PublicProfilePage } from '../PublicProfilePage/PublicProfilePage.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/BacheloretteRedirect',
  component: PublicProfilePage,
  args: {
    profile: loading,
    viewer: 'visitor' as const,
    now: new Date('2026-12-01T12:00:00Z'),
    link: 'https://perigee.example/@noor',
    homeHref: '/',
    onSignIn: fn(),
  },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

/** Whoever follows the old link is on the public profile at once, and sees it come. */
export const Redirecting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the profile');
  },
});

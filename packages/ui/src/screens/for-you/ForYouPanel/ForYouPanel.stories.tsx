import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { LikesNav } from '../../likes/LikesNav/LikesNav.tsx';
import { likesNav } from '../../likes/story-data.ts';
import { ForYouPanel } from './ForYouPanel.tsx';

const meta = preview.meta({
  title: 'Screens/For you/For you',
  component: ForYouPanel,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/likes/for-you' } },
  decorators: [onSite],
  args: { profileHref: '/profile', tabs: <LikesNav current="for-you" {...likesNav} /> },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'For you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
});

Default.test('keeps its parts together below the tabs, in a higher window', async ({ canvas }) => {
  const tabs = canvas.getByRole('navigation', { name: 'Likes' }).getBoundingClientRect();
  const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
  const link = canvas.getByRole('link', { name: 'Complete Profile' }).getBoundingClientRect();
  // Above the heading is the drawing, below it the text.
  await expect(heading.top - tabs.bottom).toBeLessThan(200);
  await expect(link.top - heading.bottom).toBeLessThan(100);
});

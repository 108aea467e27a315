import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ForYouPanel } from './ForYouPanel.tsx';

const meta = preview.meta({
  title: 'Screens/For you/ForYouPanel',
  component: ForYouPanel,
  parameters: screenParameters,
  args: { profileHref: '/profile' },
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

import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Page not found',
  component: NotFoundPage,
  parameters: { ...screenParameters, layout: 'fullscreen', site: { viewer: 'visitor' } },
  decorators: [onSite],
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});

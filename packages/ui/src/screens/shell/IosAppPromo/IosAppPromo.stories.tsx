import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { footerArgs } from '../../../components/Footer/example.ts';
import { Footer } from '../../../components/Footer/Footer.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/IosAppPromo',
  component: Footer,
  args: { ...footerArgs, community: [] },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

/** In the footer of every page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Take the evening with you.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download The App' })).toHaveAttribute(
      'href',
      'https://apps.example/perigee',
    );
  },
});

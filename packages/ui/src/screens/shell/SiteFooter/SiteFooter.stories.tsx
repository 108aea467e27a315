import { expect, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { footerArgs } from '../../../components/Footer/example.ts';
import { Footer } from '../../../components/Footer/Footer.tsx';
import { small, wide } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Shell/SiteFooter',
  component: Footer,
  args: footerArgs,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  globals: wide,
});

export const Wide = meta.story({
  play: async ({ canvas }) => {
    const columns = within(canvas.getByRole('navigation', { name: 'Footer' }));
    const titles = columns.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Community', 'Company', 'Legal']);
    await expect(columns.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByText('© 2026 Perigee')).toBeVisible();
  },
});

export const Small = meta.story({ globals: small });

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Footer } from './Footer.tsx';
import { footerArgs } from './example.ts';

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  args: footerArgs,
  parameters: { layout: 'fullscreen' },
});

export const Wide = meta.story({
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(hrefs).toEqual([
      'Instagram',
      'TikTok',
      'YouTube',
      'Careers',
      'Live Support',
      'Terms & Conditions',
      'Terms of Use',
      'Privacy Policy',
      'Download The App',
    ]);
    await expect(canvas.getByText('© 2026 Perigee')).toBeVisible();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'phone' } } });

export const ManyPages = meta.story({
  args: {
    community: ['Instagram', 'TikTok', 'YouTube', 'LinkedIn', 'Snapchat', 'X'].map((label) => ({
      label,
      href: `https://social.example/${label.toLowerCase()}`,
    })),
  },
});

export const WithoutPages = meta.story({
  args: { community: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Community')).toBeNull();
  },
});

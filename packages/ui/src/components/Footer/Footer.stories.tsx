import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Footer } from './Footer.tsx';
import { footerArgs } from './example.ts';
import { guide } from './Footer.guide.ts';

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  tags: ['autodocs', 'ready'],
  args: footerArgs,
  parameters: { guide, layout: 'fullscreen' },
});

export const Default = meta.story({
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

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The columns begin at the right, and the app's part stands at their left. */
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** Column by column, in the order in which they are read. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});

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

import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Footer } from './Footer.tsx';
import { footerArgs } from './example.ts';
import { guide } from './Footer.guide.ts';

const meta = preview.meta({
  title: 'Components/Layout/Footer',
  component: Footer,
  tags: ['ready'],
  args: footerArgs,
  parameters: { guide, layout: 'fullscreen' },
});

export const Default = meta.story();

export const Small = meta.story({ globals: { viewport: { value: 'phone' } } });

Default.test('has its links in three columns, and the links of the app', async ({ canvas }) => {
  const columns = within(canvas.getByRole('navigation', { name: 'Footer' }));
  const titles = columns.getAllByRole('heading').map(({ textContent }) => textContent);
  await expect(titles).toEqual(['Community', 'Company', 'Legal']);
  await expect(columns.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(canvas.getByRole('heading', { name: 'Take the evening with you.' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Download The App' })).toHaveAttribute(
    'href',
    'https://apps.example/perigee',
  );
  await expect(canvas.getByText('© 2026 Perigee')).toBeVisible();
});

Default.test('has its tab stops column by column', async ({ canvas, userEvent }) => {
  const links = canvas.getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual([
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
  for (const link of links) {
    await userEvent.tab();
    await expect(link).toHaveFocus();
  }
});

Default.test(
  'has two columns without social pages',
  { args: { community: [] } },
  async ({ canvas }) => {
    await expect(canvas.queryByText('Community')).toBeNull();
  },
);

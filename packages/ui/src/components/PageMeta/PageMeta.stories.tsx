import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './PageMeta.guide.ts';
import { PageMeta } from './PageMeta.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageMeta',
  component: PageMeta,
  tags: ['ready'],
  parameters: { guide },
  args: { title: 'Settings', unlisted: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>This page’s head carries what the tab, search engines and shared links say.</p>
      </>
    ),
  ],
});

const titles = () => [...document.head.querySelectorAll('title')].map((title) => title.text);

const inHead = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

export const Default = meta.story();

Default.test('sets the tab title, and excludes the page from search engines', async () => {
  await expect(titles()).toContain('Settings | Perigee');
  await expect(inHead('meta[name=robots]')).toBe('noindex');
  await expect(inHead('link[rel=canonical]')).toBeNull();
});

Default.test(
  'has only the product name on the landing page',
  { args: { title: undefined, unlisted: false, canonicalUrl: 'https://perigee.example/' } },
  async () => {
    await expect(titles()).toContain('Perigee: members matchmaking universe');
    await expect(inHead('link[rel=canonical]', 'href')).toBe('https://perigee.example/');
  },
);

Default.test(
  'sets the preview of a shared link',
  {
    args: {
      title: 'The Long Table',
      unlisted: false,
      description: 'Dinner for twenty at one table.',
      canonicalUrl: 'https://perigee.example/events/the-long-table',
      imageUrl: 'https://perigee.example/covers/7.jpg',
    },
  },
  async () => {
    await expect(inHead('meta[property="og:title"]')).toBe('The Long Table');
    await expect(inHead('meta[property="og:url"]')).toBe(
      'https://perigee.example/events/the-long-table',
    );
    await expect(inHead('meta[property="og:description"]')).toBe('Dinner for twenty at one table.');
    await expect(inHead('meta[property="og:image"]')).toBe('https://perigee.example/covers/7.jpg');
    await expect(inHead('meta[name="twitter:card"]')).toBe('summary_large_image');
  },
);

Default.test(
  'sets the preview of a shared link without a canonical address',
  { args: { title: 'Terms of use', unlisted: false, description: 'What you agree to.' } },
  async () => {
    await expect(inHead('meta[property="og:title"]')).toBe('Terms of use');
    await expect(inHead('meta[property="og:url"]')).toBeNull();
    await expect(inHead('link[rel=canonical]')).toBeNull();
  },
);

const INJECTED = '</script><img src="x" onerror="alert(1)">';

Default.test(
  'does not let structured data end its script element',
  {
    args: {
      structuredData: { '@context': 'https://schema.org', '@type': 'Event', name: INJECTED },
    },
  },
  async ({ canvasElement }) => {
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: INJECTED });
  },
);

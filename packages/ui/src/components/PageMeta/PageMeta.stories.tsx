import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './PageMeta.guide.ts';
import { PageMeta } from './PageMeta.tsx';

const meta = preview.meta({
  title: 'Components/PageMeta',
  component: PageMeta,
  tags: ['autodocs', 'ready'],
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

export const Default = meta.story({
  play: async () => {
    await expect(titles()).toContain('Settings | Perigee');
    await expect(inHead('meta[name=robots]')).toBe('noindex');
    await expect(inHead('link[rel=canonical]')).toBeNull();
  },
});

export const Landing = meta.story({
  args: { title: undefined, unlisted: false, canonicalUrl: 'https://perigee.example/' },
  play: async () => {
    await expect(titles()).toContain('Perigee: members matchmaking universe');
    await expect(inHead('link[rel=canonical]', 'href')).toBe('https://perigee.example/');
  },
});

export const Shared = meta.story({
  args: {
    title: 'The Long Table',
    unlisted: false,
    description: 'Dinner for twenty at one table.',
    canonicalUrl: 'https://perigee.example/events/the-long-table',
    imageUrl: 'https://perigee.example/covers/7.jpg',
  },
  play: async () => {
    await expect(inHead('meta[property="og:title"]')).toBe('The Long Table');
    await expect(inHead('meta[property="og:description"]')).toBe('Dinner for twenty at one table.');
    await expect(inHead('meta[property="og:image"]')).toBe('https://perigee.example/covers/7.jpg');
    await expect(inHead('meta[name="twitter:card"]')).toBe('summary_large_image');
  },
});

/** What somebody wrote cannot end the script that it stands in. */
export const StructuredData = meta.story({
  args: {
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: '</script><img src="x" onerror="alert(1)">',
    },
  },
  play: async ({ canvasElement }) => {
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      name: '</script><img src="x" onerror="alert(1)">',
    });
  },
});

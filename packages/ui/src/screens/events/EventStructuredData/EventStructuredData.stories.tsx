import { longEvent } from '@perigee/api/fixtures';
import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventStructuredData } from './EventStructuredData.tsx';

const ADDRESS = 'https://perigee.example/events/the-long-table';

const meta = preview.meta({
  title: 'Screens/Events/Event for search engines',
  component: EventStructuredData,
  parameters: screenParameters,
  args: { event: longEvent, url: ADDRESS, now: new Date('2026-12-01T12:00:00Z') },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>What search engines and shared links read of an event is in the head of its page.</p>
      </>
    ),
  ],
});

const inHead = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;

export const Emitted = meta.story({ parameters: otherTheme });

Emitted.test('describes the event in the head of the page', async () => {
  const script = document.querySelector('script[type="application/ld+json"]');
  await expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'The Long Table',
    startDate: '2026-12-18T19:00:00-05:00',
    image: ['https://perigee.example/pictures/covers/04.jpg'],
    organizer: { name: 'Amira Saleh' },
    offers: { price: 20, availability: 'https://schema.org/InStock' },
  });
  await expect(inHead('link[rel=canonical]', 'href')).toBe(ADDRESS);
  await expect(inHead('meta[property="og:title"]')).toBe('The Long Table');
  await expect(inHead('meta[name=description]')).toMatch(/^Eight introductions.*…$/);
  await expect(inHead('meta[name=robots]')).toBeNull();
});

Emitted.test(
  'excludes a private event from search engines',
  { args: { event: { ...longEvent, eventVisibility: 'Private' } } },
  async () => {
    await expect(inHead('meta[name=robots]')).toBe('noindex');
  },
);

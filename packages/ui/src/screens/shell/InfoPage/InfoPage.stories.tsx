import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { careers } from './documents/careers.ts';
import { liveSupport } from './documents/live-support.ts';
import { metaTouch } from './documents/meta-touch.ts';
import { privacyPolicy } from './documents/privacy-policy.ts';
import { termsAndConditions } from './documents/terms-and-conditions.ts';
import { termsOfUse } from './documents/terms-of-use.ts';
import { InfoPage } from './InfoPage.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/InfoPage',
  component: InfoPage,
  args: { document: liveSupport },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Live Support');
    await expect(canvas.getByRole('link', { name: 'support@perigee.example' })).toHaveAttribute(
      'href',
      'mailto:support@perigee.example',
    );
  },
});

/** A draft says so, and each of its parts has an address. */
export const TermsAndConditions = meta.story({
  args: { document: termsAndConditions },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A draft')).toBeVisible();
    const links = canvas.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a');
    await expect(links).toHaveLength(termsAndConditions.sections.length);
    for (const link of links) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  },
});

export const TermsOfUse = meta.story({ args: { document: termsOfUse } });

export const PrivacyPolicy = meta.story({ args: { document: privacyPolicy } });

export const Careers = meta.story({ args: { document: careers } });

export const MetaTouch = meta.story({
  args: { document: metaTouch },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    document: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitän',
      lede: 'A page that is longer than any window, with words that are longer than any line.',
      sections: Array.from({ length: 12 }, (_, index) => ({
        id: `part-${index + 1}`,
        title: `Part ${index + 1}`,
        paragraphs: [
          'A paragraph of the terms goes on for some lines, so that one sees how wide a line may become before the eye loses its way back, and how far apart the paragraphs stand from one another.',
        ],
      })),
    },
  },
});

export const Small = meta.story({
  args: { document: privacyPolicy },
  globals: { viewport: { value: 'phone' } },
});

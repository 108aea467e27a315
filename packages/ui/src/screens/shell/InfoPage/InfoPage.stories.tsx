import { expect, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { careers } from './documents/careers.ts';
import { privacyPolicy, termsOfUse } from './documents/elsewhere.ts';
import { liveSupport } from './documents/live-support.ts';
import { metaTouch } from './documents/meta-touch.ts';
import { InfoPage } from './InfoPage.tsx';

const EMAIL = 'support@perigee.example';

const meta = preview.meta({
  title: 'Screens/Shell/Information pages',
  component: InfoPage,
  args: { document: liveSupport(EMAIL) },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { viewer: 'visitor' } },
  decorators: [onSite],
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Live Support');
    await expect(canvas.getByRole('link', { name: EMAIL })).toHaveAttribute(
      'href',
      `mailto:${EMAIL}`,
    );
  },
});

/** An external document, whose address is not configured. */
export const Missing = meta.story({
  args: { document: privacyPolicy({ email: EMAIL }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
    await expect(canvas.getByRole('link', { name: EMAIL })).toBeVisible();
  },
});

export const Elsewhere = meta.story({
  args: { document: termsOfUse({ url: 'https://legal.example/terms' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Terms of Use (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://legal.example/terms');
  },
});

export const Careers = meta.story({ args: { document: careers(EMAIL) } });

/** No email address is configured: the page asks for no mail. */
export const WithoutContact = meta.story({
  args: { document: liveSupport() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/write to us/i)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
});

WithoutContact.test(
  'has no other page that asks for a mail',
  {
    render: () => (
      <>
        <InfoPage document={careers()} />
        <InfoPage document={privacyPolicy({})} />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Not published here yet.')).toBeVisible();
    await expect(canvas.queryByText(/tell us|we send you/i)).toBeNull();
  },
);

export const MetaTouch = meta.story({
  parameters: { site: { viewer: 'member' } },
  args: { document: metaTouch },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).queryByRole('navigation')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    document: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitän',
      subtitle: 'A page that is longer than any window, with words that are longer than any line.',
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

LongContent.test('gives each of its sections an address', async ({ canvas, canvasElement }) => {
  const links = canvas.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a');
  await expect(links).toHaveLength(12);
  for (const link of links) {
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './SmartAppBanner.guide.ts';
import { SmartAppBanner } from './SmartAppBanner.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/SmartAppBanner',
  component: SmartAppBanner,
  tags: ['ready'],
  parameters: { guide },
  args: { appId: '1500000001', appClipBundleId: 'com.example.perigee.Clip' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p>This page’s head carries the tag that Safari on iOS makes its banner of.</p>
      </>
    ),
  ],
});

const contentInHead = () =>
  document.head.querySelector('meta[name="apple-itunes-app"]')?.getAttribute('content') ?? null;

export const Default = meta.story();

Default.test('names the app and its app clip', async () => {
  await expect(contentInHead()).toBe(
    'app-id=1500000001, app-clip-bundle-id=com.example.perigee.Clip, app-clip-display=card',
  );
});

Default.test(
  'names the app and the page to open in it',
  { args: { appClipBundleId: undefined, appArgument: 'https://perigee.example/events/1' } },
  async () => {
    await expect(contentInHead()).toBe(
      'app-id=1500000001, app-argument=https://perigee.example/events/1',
    );
  },
);

Default.test('is skipped under a test runner', { args: { skip: true } }, async () => {
  await expect(contentInHead()).toBeNull();
});

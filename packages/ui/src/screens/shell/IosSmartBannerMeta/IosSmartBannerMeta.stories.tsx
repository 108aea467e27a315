import { expect } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SmartAppBanner } from '../../../components/SmartAppBanner/SmartAppBanner.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/IosSmartBannerMeta',
  component: SmartAppBanner,
  args: { appId: '1500000001', appClipBundleId: 'com.example.perigee.Clip' },
  parameters: screenParameters,
  decorators: [
    (Story, { args }) => (
      <>
        {Story()}
        <p>
          {args.skip === true
            ? 'Under the test runner the head of the page carries no tag.'
            : 'The head of the page carries the tag that Safari on iOS makes its banner of.'}
        </p>
      </>
    ),
  ],
});

const contentInHead = () =>
  document.head.querySelector('meta[name="apple-itunes-app"]')?.getAttribute('content') ?? null;

export const Set = meta.story({
  play: async () => {
    await expect(contentInHead()).toBe(
      'app-id=1500000001, app-clip-bundle-id=com.example.perigee.Clip, app-clip-display=card',
    );
  },
});

export const SkippedUnderTestRunner = meta.story({
  args: { skip: true },
  play: async () => {
    await expect(contentInHead()).toBeNull();
  },
});

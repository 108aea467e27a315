import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { Default as Matches } from '../../chat/MatchesPage/MatchesPage.stories.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Offline banner',
  component: OfflineBanner,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Matches)],
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
});

Default.test(
  'gives way to a page that says itself what being offline means there',
  {
    render: () => (
      <>
        <OfflineBanner />
        <p data-says-offline>What you write here waits.</p>
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('You are offline')).not.toBeVisible();
  },
);

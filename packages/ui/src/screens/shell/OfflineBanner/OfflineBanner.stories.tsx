import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { Default as Matches } from '../../chat/MatchesPage/MatchesPage.stories.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/OfflineBanner',
  component: OfflineBanner,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Matches)],
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
});

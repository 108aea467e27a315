import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/OfflineBanner',
  component: OfflineBanner,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '100vh', padding: 24 }}>
        <h1>The page that the user was on</h1>
        {Story()}
      </div>
    ),
  ],
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
});

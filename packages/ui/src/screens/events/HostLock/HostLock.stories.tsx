import { expect } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { HostLock } from './HostLock.tsx';

const meta = preview.meta({
  title: 'Screens/Events/Host place',
  component: HostLock,
  parameters: screenParameters,
  args: { size: 64 },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in to see the host')).toBeInTheDocument();
  },
});

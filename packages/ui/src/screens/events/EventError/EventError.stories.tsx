import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { EventError } from './EventError.tsx';

const meta = preview.meta({
  title: 'Screens/Events/EventError',
  component: EventError,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: { onRetry: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sorry, something went wrong. Please try again later!',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

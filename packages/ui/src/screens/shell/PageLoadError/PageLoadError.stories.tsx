import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { PageLoadError } from './PageLoadError.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Page that failed to load',
  component: PageLoadError,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [onSite],
  args: { offline: true, onRetry: fn() },
});

export const Offline = meta.story({ parameters: otherTheme });

Offline.test('tries again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Failed = meta.story({ args: { offline: false } });

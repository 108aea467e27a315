import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { CrashPage } from './CrashPage.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/Crash page',
  component: CrashPage,
  args: { onReload: fn() },
  parameters: { ...screenParameters, layout: 'fullscreen' },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('reloads, or links home', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Sorry, something went wrong',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
});

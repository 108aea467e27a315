import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { TokensInfoDialog } from './TokensInfoDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Likes/TokensInfoDialog',
  component: TokensInfoDialog,
  parameters: screenParameters,
  args: { open: true, onOpenChange: fn() },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    await waitFor(() => expect(screen.getByText('They will hold real value.')).toBeVisible());
  },
});

Default.test('closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
});

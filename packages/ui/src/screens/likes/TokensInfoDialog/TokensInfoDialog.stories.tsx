import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { TokensInfoDialog } from './TokensInfoDialog.tsx';
import { Default as Wallets } from '../../profile/WalletsPage/WalletsPage.stories.tsx';

const meta = preview.meta({
  title: 'Screens/Likes/About points',
  component: TokensInfoDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Wallets)],
  args: { open: true, onOpenChange: fn() },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Tokens will hold real value.')).toBeVisible());
  },
});

Default.test('closes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
});

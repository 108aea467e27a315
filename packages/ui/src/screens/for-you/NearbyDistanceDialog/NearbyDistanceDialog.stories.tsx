import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { NearbyDistanceDialog } from './NearbyDistanceDialog.tsx';
import { Profile as Deck } from '../ForYouDeck/ForYouDeck.stories.tsx';

const meta = preview.meta({
  title: 'Screens/For you/Nearby distance',
  component: NearbyDistanceDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Deck)],
  args: { open: true, onOpenChange: fn(), onApply: fn() },
});

const inDialog = () => within(screen.getByRole('dialog'));

export const Default50 = meta.story({ parameters: otherTheme });

Default50.test('applies the distance that is chosen by keyboard', async ({ args, userEvent }) => {
  await waitFor(() => expect(inDialog().getByText('50 mi')).toBeVisible());
  screen.getByLabelText('Nearby distance').focus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(screen.getByRole('button', { name: 'Show people' }));
  await expect(args.onApply).toHaveBeenCalledWith(49);
});

Default50.test('starts at a distance of zero', { args: { distance: 0 } }, async () => {
  await waitFor(() => expect(inDialog().getByText('0 mi')).toBeVisible());
});

export const MaxWithPlus = meta.story({
  args: { distance: 100 },
  play: async () => {
    await waitFor(() => expect(inDialog().getByText('100+ mi')).toBeVisible());
  },
});

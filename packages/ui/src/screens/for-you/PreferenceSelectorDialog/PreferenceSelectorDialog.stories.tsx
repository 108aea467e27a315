import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { PreferenceSelectorDialog } from './PreferenceSelectorDialog.tsx';
import { Profile as Deck } from '../ForYouDeck/ForYouDeck.stories.tsx';

const meta = preview.meta({
  title: 'Screens/For you/Preference selector',
  component: PreferenceSelectorDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Deck)],
  args: { open: true, onOpenChange: fn(), value: ['M', 'F'], onChoose: fn() },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('does not combine Everyone with another choice', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByLabelText('Everyone'));
  await expect(screen.getByLabelText('Men')).not.toBeChecked();
  await userEvent.click(screen.getByLabelText('Non-binary'));
  await expect(screen.getByLabelText('Everyone')).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect(args.onChoose).toHaveBeenCalledWith(['non_binary']);
  await expect(args.onOpenChange).toHaveBeenCalledWith(false);
});

Default.test(
  'shows a stored gender that the app does not know, until another is chosen',
  { args: { value: ['M', 'two_spirit'] } },
  async ({ args, userEvent }) => {
    await expect(await screen.findByLabelText('Two spirit')).toBeChecked();
    await userEvent.click(screen.getByLabelText('Non-binary'));
    await expect(screen.queryByLabelText('Two spirit')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onChoose).toHaveBeenCalledWith(['M', 'non_binary']);
  },
);

export const NoneChosen = meta.story({
  args: { value: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled());
  },
});

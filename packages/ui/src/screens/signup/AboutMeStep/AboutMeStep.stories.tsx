import { waitlistedDater } from '@perigee/api/fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { waitForStable } from '#.storybook/wait-for-stable';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/About me',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'about-me' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('continues after an answer is chosen', async ({ canvas, userEvent }) => {
  await expect(next()).toBeDisabled();
  await userEvent.click(canvas.getByRole('radio', { name: 'Man' }));
  await expect(next()).toBeEnabled();
});

Empty.test(
  'shows the previous answer',
  { args: { person: { ...waitlistedDater, gender: 'F' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Woman' })).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
);

Empty.test('finds an additional gender by its first letters', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'More' }));
  const field = canvas.getByRole('combobox', { name: 'More genders' });
  field.focus();
  await userEvent.keyboard('two');
  await expect(field).toHaveTextContent('Two-Spirit');
  await expect(canvas.getByRole('radio', { name: 'More' })).toBeChecked();
  await expect(next()).toBeEnabled();
});

/** 'More' alone is no answer yet. */
export const MoreOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'More' }));
    await expect(next()).toBeDisabled();
    // The list is below the field, at the position that the field has when it opens.
    await waitForStable(document.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'More genders' }));
    const listbox = await screen.findByRole('listbox');
    await expect(within(listbox).getAllByRole('option')).toHaveLength(60);
    await waitForStable(document.body);
  },
});

export const MoreChosen = meta.story({
  args: { person: { ...waitlistedDater, gender: 'two_spirit' } },
});

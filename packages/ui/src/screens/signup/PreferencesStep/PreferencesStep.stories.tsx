import { profileDraft } from '@perigee/domain/profile';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Preferences',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'preferences' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const None = meta.story({ parameters: otherTheme });

None.test('continues while something is chosen', async ({ canvas, userEvent }) => {
  await expect(next()).toBeDisabled();
  const women = canvas.getByRole('checkbox', { name: 'Women' });
  await userEvent.click(women);
  await expect(next()).toBeEnabled();
  await userEvent.keyboard(' ');
  await expect(next()).toBeDisabled();
  await userEvent.keyboard(' ');
  await expect(women).toBeChecked();
});

// Everyone replaces the other choices, and they replace Everyone.
None.test('takes several choices, or everyone', async ({ canvas, userEvent }) => {
  const chip = (name: string) => canvas.getByRole('checkbox', { name });
  await userEvent.click(chip('Everyone'));
  await userEvent.click(chip('Women'));
  await expect(chip('Everyone')).not.toBeChecked();
  await userEvent.click(chip('Non-binary'));
  await expect(chip('Women')).toBeChecked();
  await expect(chip('Non-binary')).toBeChecked();
});

None.test(
  'shows a stored gender that the app does not know, until another is chosen',
  { args: { person: { ...newcomer.person, preference: { genders: ['two_spirit'] } } } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Two spirit' })).toBeChecked();
    await expect(next()).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Women' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Two spirit' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Women' })).toBeChecked();
  },
);

export const Several = meta.story({
  args: { keptDraft: { ...profileDraft(newcomer.person), genders: ['F', 'non_binary'] } },
});

import { waitlistedDater } from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Sexuality',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'sexuality' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('takes an answer by the arrow keys', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  await expect(next()).toBeDisabled();
  await userEvent.click(canvas.getByRole('radio', { name: 'Straight' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Lesbian' })).toBeChecked();
  await expect(next()).toBeEnabled();
});

/** The server stores more values than the step offers: a member's stored answer stays visible. */
export const Chosen = meta.story({
  args: { person: { ...waitlistedDater, sexualOrientation: 'prefer_not_to_say' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Prefer not to say' })).toBeChecked();
  },
});

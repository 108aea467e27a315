import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Education',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'education' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

/** The only step that may be left without an answer. */
export const EmptyCanContinue = meta.story({ parameters: otherTheme });

EmptyCanContinue.test(
  'continues without an answer, and goes back',
  async ({ canvas, userEvent }) => {
    await userEvent.click(next());
    await canvas.findByLabelText('Location');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { name: 'What is your education?' });
    await expect(next()).toBeEnabled();
  },
);

EmptyCanContinue.test('takes an answer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Post grad' }));
  await expect(canvas.getByRole('radio', { name: 'Post grad' })).toBeChecked();
});

/** Another client stored a level that the app does not know. */
export const UnknownLevel = meta.story({
  args: { person: { ...newcomer.person, profile: { educationLevel: 'art_school' } } },
});

UnknownLevel.test('keeps it until another is chosen', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radio', { name: 'Art school' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Doctorate' }));
  await expect(canvas.queryByRole('radio', { name: 'Art school' })).toBeNull();
  await expect(canvas.getByRole('radio', { name: 'Doctorate' })).toBeChecked();
});

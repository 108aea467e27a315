import { expect, fn, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/PreferencesStep',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'preferences' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const None = meta.story({
  play: async () => {
    await expect(next()).toBeDisabled();
  },
});

export const One = meta.story({
  play: async ({ canvas, userEvent }) => {
    const women = canvas.getByRole('checkbox', { name: 'Women' });
    await userEvent.click(women);
    await expect(next()).toBeEnabled();
    await userEvent.keyboard(' ');
    await expect(next()).toBeDisabled();
    await userEvent.keyboard(' ');
    await expect(women).toBeChecked();
  },
});

/** Everyone stands alone: it takes the others' place, and they take its. */
export const Several = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chip = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(chip('Everyone'));
    await userEvent.click(chip('Women'));
    await expect(chip('Everyone')).not.toBeChecked();
    await userEvent.click(chip('Non-binary'));
    await expect(chip('Women')).toBeChecked();
    await expect(chip('Non-binary')).toBeChecked();
  },
});

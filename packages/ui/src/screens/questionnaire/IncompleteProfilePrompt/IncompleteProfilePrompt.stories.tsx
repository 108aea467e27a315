import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { IncompleteProfilePrompt } from './IncompleteProfilePrompt.tsx';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Incomplete profile',
  component: IncompleteProfilePrompt,
  parameters: screenParameters,
  decorators: [atWidth(582)],
  args: { completedFields: 17, totalFields: 24, onStart: fn() },
});

export const Default = meta.story({
  parameters: otherTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your database entry is almost complete')).toBeVisible();
    await expect(canvas.getByText('17 of 24 answered')).toBeVisible();
  },
});

Default.test('starts by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'START' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onStart).toHaveBeenCalledOnce();
});

export const NothingAnswered = meta.story({ args: { completedFields: 0 } });

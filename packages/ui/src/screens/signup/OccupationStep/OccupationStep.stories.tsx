import { waitlistedDater } from '@perigee/api/fixtures';
import { expect, fn, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Occupation',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'occupation' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const Empty = meta.story({ parameters: otherTheme });

Empty.test(
  'continues with all three answers, and not with blanks',
  async ({ canvas, userEvent }) => {
    await expect(next()).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Role'), 'Architect');
    await userEvent.tab();
    await userEvent.keyboard('Atelier Nord');
    await userEvent.tab();
    await userEvent.keyboard('   {Enter}');
    await expect(canvas.getByLabelText('Industry')).toHaveFocus();
    await expect(next()).toBeDisabled();
    await userEvent.keyboard('Design');
    await expect(next()).toBeEnabled();
  },
);

export const Complete = meta.story({
  args: {
    person: {
      ...waitlistedDater,
      profile: {
        occupation: 'Associate architect for museums and other houses of light',
        company: 'Wolfeschlegelsteinhausenbergerdorff & Partner',
        industry: 'تصميم',
      },
    },
  },
});

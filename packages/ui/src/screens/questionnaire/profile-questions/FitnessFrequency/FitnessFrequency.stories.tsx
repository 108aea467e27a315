import { screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, leadOn, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/FitnessFrequency',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('fitnessFrequency'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('fitnessFrequency', { fitnessFrequency: 'Often' }),
});

/** Never leaves nothing to ask for: Next goes on by two. */
export const NeverSkipsNext = meta.story({
  play: async ({ userEvent }) => {
    await standsAt('profile', 'fitnessFrequency');
    await userEvent.click(screen.getByRole('radio', { name: 'Never' }));
    await userEvent.click(leadOn());
    await standsAt('profile', 'careerGoals');
  },
});

import { screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/FitnessActivities',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('fitnessActivities'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('fitnessActivities', {
    fitnessActivities: ['Yoga', 'Dancing', 'Rowing'],
  }),
});

/** Back passes over it too. */
export const Skipped = meta.story({
  args: atProfileQuestion('careerGoals', { fitnessFrequency: 'Never' }),
  play: async ({ userEvent }) => {
    await standsAt('profile', 'careerGoals');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('profile', 'fitnessFrequency');
  },
});

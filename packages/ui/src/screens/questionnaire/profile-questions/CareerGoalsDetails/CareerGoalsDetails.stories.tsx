import { screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/CareerGoalsDetails',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('careerGoalsDetails'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('careerGoalsDetails', {
    careerGoalsDetails: 'Two years abroad, then a practice of my own by the water.',
  }),
});

/** Nothing is said of the career, so nothing is asked of its goals. */
export const Skipped = meta.story({
  args: atProfileQuestion('politics', { careerGoals: null }),
  play: async ({ userEvent }) => {
    await standsAt('profile', 'politics');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('profile', 'careerGoals');
  },
});

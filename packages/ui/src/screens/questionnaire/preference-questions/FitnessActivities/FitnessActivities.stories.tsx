import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atPreferenceQuestion, leadOn, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Preference questions/FitnessActivities',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('fitnessActivities'),
  play: stands,
});

export const OpenToAll = meta.story();

export const Answered = meta.story({
  args: atPreferenceQuestion('fitnessActivities', { fitnessActivities: ['Hiking', 'Swimming'] }),
});

/** How often is open to all, so nothing is asked of the activities. */
export const Skipped = meta.story({
  args: atPreferenceQuestion('fitnessFrequency'),
  play: async ({ userEvent }) => {
    await standsAt('preferences', 'fitnessFrequency');
    await userEvent.click(leadOn('Open to All'));
    await standsAt('preferences', 'careerGoals');
  },
});

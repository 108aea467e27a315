import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atPreferenceQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Preference questions/Age',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('age'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atPreferenceQuestion('age', { minAge: 28, maxAge: 41 }),
});

import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atPreferenceQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Preference questions/EducationLevel',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('educationLevel'),
  play: stands,
});

export const OpenToAll = meta.story();

export const Answered = meta.story({
  args: atPreferenceQuestion('educationLevel', { educationLevel: ['Post grad', 'Doctorate'] }),
});

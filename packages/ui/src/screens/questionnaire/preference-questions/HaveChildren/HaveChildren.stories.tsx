import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atPreferenceQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Preference questions/HaveChildren',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('haveChildren'),
  play: stands,
});

export const OpenToAll = meta.story();

export const Answered = meta.story({
  args: atPreferenceQuestion('haveChildren', {
    haveChildren: ['No children', 'Grown-up children'],
  }),
});

import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/HaveChildren',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('haveChildren'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('haveChildren', { haveChildren: 'Children at home' }),
});

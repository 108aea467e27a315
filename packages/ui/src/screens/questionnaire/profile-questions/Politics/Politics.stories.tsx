import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Politics',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('politics'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('politics', { politics: 'Moderate' }),
});

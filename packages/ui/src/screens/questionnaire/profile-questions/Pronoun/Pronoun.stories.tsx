import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Pronoun',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('pronoun'),
  play: stands,
});

export const EmptyCanContinue = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('pronoun', { pronoun: 'they/them' }),
});

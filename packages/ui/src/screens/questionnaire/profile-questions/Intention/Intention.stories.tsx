import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Intention',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('intention'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atProfileQuestion('intention', { intention: 'Life partnership' }),
});

import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Cannabis',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('cannabis'),
  play: stands,
});

export const Empty = meta.story();

export const Yes = meta.story({ args: atProfileQuestion('cannabis', { cannabis: 'Yes' }) });

export const Sometimes = meta.story({
  args: atProfileQuestion('cannabis', { cannabis: 'Sometimes' }),
});

export const No = meta.story({ args: atProfileQuestion('cannabis', { cannabis: 'No' }) });

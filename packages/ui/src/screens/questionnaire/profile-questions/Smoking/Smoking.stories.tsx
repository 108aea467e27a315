import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Smoking',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('smoking'),
  play: stands,
});

export const Empty = meta.story();

export const Yes = meta.story({ args: atProfileQuestion('smoking', { smoking: 'Yes' }) });

export const Sometimes = meta.story({
  args: atProfileQuestion('smoking', { smoking: 'Sometimes' }),
});

export const No = meta.story({ args: atProfileQuestion('smoking', { smoking: 'No' }) });

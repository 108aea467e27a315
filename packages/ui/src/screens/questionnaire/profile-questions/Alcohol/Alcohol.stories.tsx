import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Alcohol',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('alcohol'),
  play: stands,
});

export const Empty = meta.story();

export const Yes = meta.story({ args: atProfileQuestion('alcohol', { alcohol: 'Yes' }) });

export const Sometimes = meta.story({
  args: atProfileQuestion('alcohol', { alcohol: 'Sometimes' }),
});

export const No = meta.story({ args: atProfileQuestion('alcohol', { alcohol: 'No' }) });

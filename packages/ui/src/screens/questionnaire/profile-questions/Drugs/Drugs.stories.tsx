import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Drugs',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('drugs'),
  play: stands,
});

export const Empty = meta.story();

export const Yes = meta.story({ args: atProfileQuestion('drugs', { drugs: 'Yes' }) });

export const Sometimes = meta.story({ args: atProfileQuestion('drugs', { drugs: 'Sometimes' }) });

export const No = meta.story({ args: atProfileQuestion('drugs', { drugs: 'No' }) });

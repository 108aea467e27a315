import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/SmokingDetails',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('smokingDetails'),
  play: stands,
});

export const YesOptions = meta.story({
  args: atProfileQuestion('smokingDetails', { smoking: 'Yes' }),
});

export const SometimesOptions = meta.story({
  args: atProfileQuestion('smokingDetails', { smoking: 'Sometimes' }),
});

export const NoOptions = meta.story({
  args: atProfileQuestion('smokingDetails', { smoking: 'No' }),
});

/** It waits for the answer before it, which is the last one without it. */
export const Skipped = meta.story({ args: atProfileQuestion('smoking') });

import { screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/CannabisDetails',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('cannabisDetails'),
  play: stands,
});

export const YesOptions = meta.story({
  args: atProfileQuestion('cannabisDetails', { cannabis: 'Yes' }),
});

export const SometimesOptions = meta.story({
  args: atProfileQuestion('cannabisDetails', { cannabis: 'Sometimes' }),
});

export const NoOptions = meta.story({
  args: atProfileQuestion('cannabisDetails', { cannabis: 'No' }),
});

export const Skipped = meta.story({
  args: atProfileQuestion('smoking', { cannabis: null }),
  play: async ({ userEvent }) => {
    await standsAt('profile', 'smoking');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('profile', 'cannabis');
  },
});

import { screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/DrugsDetails',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('drugsDetails'),
  play: stands,
});

export const YesOptions = meta.story({ args: atProfileQuestion('drugsDetails', { drugs: 'Yes' }) });

export const SometimesOptions = meta.story({
  args: atProfileQuestion('drugsDetails', { drugs: 'Sometimes' }),
});

export const NoOptions = meta.story({ args: atProfileQuestion('drugsDetails', { drugs: 'No' }) });

export const Skipped = meta.story({
  args: atProfileQuestion('cannabis', { drugs: null }),
  play: async ({ userEvent }) => {
    await standsAt('profile', 'cannabis');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('profile', 'drugs');
  },
});

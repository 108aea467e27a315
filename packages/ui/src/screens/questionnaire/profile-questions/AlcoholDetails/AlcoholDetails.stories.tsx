import { screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/AlcoholDetails',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('alcoholDetails'),
  play: stands,
});

export const YesOptions = meta.story({
  args: atProfileQuestion('alcoholDetails', { alcohol: 'Yes' }),
});

export const SometimesOptions = meta.story({
  args: atProfileQuestion('alcoholDetails', { alcohol: 'Sometimes' }),
});

export const NoOptions = meta.story({
  args: atProfileQuestion('alcoholDetails', { alcohol: 'No' }),
});

export const Skipped = meta.story({
  args: atProfileQuestion('drugs', { alcohol: null }),
  play: async ({ userEvent }) => {
    await standsAt('profile', 'drugs');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('profile', 'alcohol');
  },
});

import { expect, screen } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atPreferenceQuestion, leadOn, stands, standsAt } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Preference questions/Height',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('height'),
  play: stands,
});

export const Empty = meta.story();

export const Answered = meta.story({
  args: atPreferenceQuestion('height', { minHeight: `5'4"`, maxHeight: `6'1"` }),
});

/** The ends stop one option apart. */
export const ThumbsAtMinimumDistance = meta.story({
  args: atPreferenceQuestion('height', { minHeight: `5'6"`, maxHeight: `5'8"` }),
  play: async ({ userEvent }) => {
    await standsAt('preferences', 'height');
    await userEvent.tab();
    await expect(screen.getByRole('slider', { name: 'Minimum height' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(screen.getByText(`5'7"`)).toBeVisible();
    await expect(screen.getByText(`5'8"`)).toBeVisible();
    await expect(leadOn()).toBeEnabled();
  },
});

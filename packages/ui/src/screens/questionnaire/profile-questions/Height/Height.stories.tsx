import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, leadOn, stands } from '../../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions/Height',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('height'),
  play: stands,
});

/** The list opens at a usual height, which is no answer until it is chosen. */
export const Empty = meta.story({
  play: async (context) => {
    await stands(context);
    const { userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: `5'7"` })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(leadOn()).toBeDisabled();
  },
});

export const Answered = meta.story({ args: atProfileQuestion('height', { height: `5'7"` }) });

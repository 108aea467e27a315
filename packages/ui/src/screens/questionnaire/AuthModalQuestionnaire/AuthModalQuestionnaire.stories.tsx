import { waitlistedDater } from '@perigee/api/fixtures';
import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, standsAt } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/AuthModalQuestionnaire',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: {
    ...atProfileQuestion('height'),
    person: waitlistedDater,
    initialQuestion: undefined,
  },
});

const opened = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'TELL US ABOUT YOU' })).toHaveFocus());

/** For somebody who has answered nothing yet. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Started = meta.story({
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'START' }));
    await standsAt('profile', 'height');
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 24');
  },
});

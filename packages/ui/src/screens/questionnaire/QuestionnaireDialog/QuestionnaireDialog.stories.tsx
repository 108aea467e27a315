import { answeredDater, waitlistedDater } from '@perigee/api/fixtures';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import { atProfileQuestion, leadOn, standsAt } from '../story-data.ts';
import { QuestionnaireDialog, type QuestionnaireDialogProps } from './QuestionnaireDialog.tsx';

function WithOpener({ open: first, onClose, ...rest }: QuestionnaireDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        START
      </Button>
      <QuestionnaireDialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

const { profile } = answeredDater;

const meta = preview.meta({
  title: 'Screens/Questionnaire/QuestionnaireDialog',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: {
    ...atProfileQuestion('smokingDetails'),
    person: { profile: { ...profile, smokingDetails: null }, preference: null },
    initialQuestion: undefined,
  },
  render: (args) => <WithOpener {...args} />,
});

/** It begins with the first question that has to be answered. After the last come the preferences. */
export const PreferencesFollow = meta.story({
  play: async ({ args, userEvent }) => {
    await standsAt('profile', 'smokingDetails');
    await userEvent.click(screen.getByRole('radio', { name: 'Quit' }));
    await userEvent.click(leadOn());
    await standsAt('preferences', 'age');
    await expect(
      screen.getByRole('dialog', { name: 'WHAT ARE YOU LOOKING FOR?' }),
    ).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Opened by a button that says START: the first question comes without asking for it again. */
export const Introduced = meta.story({
  args: { person: waitlistedDater, introduced: true },
  play: async () => {
    await standsAt('profile', 'height');
    await expect(screen.queryByRole('button', { name: 'START' })).toBeNull();
  },
});

/**
 * One answer changed later: it is filled in as it was, what depends on it follows, and nothing else is
 * asked.
 */
export const ChangedAnswer = meta.story({
  args: { person: answeredDater, only: 'alcohol' },
  play: async ({ args, userEvent }) => {
    await standsAt('profile', 'alcohol');
    await expect(screen.getByRole('radio', { name: 'Sometimes' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(leadOn());
    await standsAt('profile', 'alcoholDetails');
    await expect(args.onSave).toHaveBeenCalledWith({
      profile: { alcohol: 'No', alcoholDetails: null },
    });
    await expect(leadOn('Save')).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Sober' }));
    await userEvent.click(leadOn('Save'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith({ profile: { alcoholDetails: 'Sober' } });
  },
});

/** Nothing is lost by leaving; the focus goes back to what opened it. */
export const FinishedLater = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'START' });
    await userEvent.click(opener);
    await standsAt('profile', 'smokingDetails');
    await userEvent.click(screen.getByRole('button', { name: 'Finish later' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

import { answeredDater, waitlistedDater } from '@perigee/api/fixtures';
import { questionnaireMessages } from '@perigee/domain/questionnaire';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import { atProfileQuestion, nextButton, stands, expectQuestion } from '../story-data.ts';
import { QuestionnaireDialog, type QuestionnaireDialogProps } from './QuestionnaireDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Questionnaire/Questionnaire',
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

/** For a member without any answers. */
export const Introduction = meta.story({ parameters: otherTheme });

Introduction.test('starts with the first question', async ({ userEvent }) => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'START' }));
  await expectQuestion('profile', 'height');
  await expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'The basics, question 1 of 6, section 1 of 4',
  );
});

Introduction.test('closes by Back', async ({ args, userEvent }) => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Introduction.test(
  'omits the introduction if the opening button says START',
  { args: { introduced: true } },
  async () => {
    await expectQuestion('profile', 'height');
    await expect(screen.queryByRole('button', { name: 'START' })).toBeNull();
  },
);

/** All questions about the user except the last are answered, and no preference. */
const unfinished = {
  profile: { ...answeredDater.profile, smokingDetails: null },
  preference: null,
};

Introduction.test(
  'starts with the first unanswered required question, and continues with the preferences',
  { args: { person: unfinished } },
  async ({ args, userEvent }) => {
    await expectQuestion('profile', 'smokingDetails');
    await userEvent.click(screen.getByRole('radio', { name: 'Quit' }));
    await expectQuestion('preferences', 'age');
    await expect(
      screen.getByRole('dialog', { name: 'WHAT ARE YOU LOOKING FOR?' }),
    ).toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

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

Introduction.test(
  'can be finished later, and returns the focus to its opener',
  { args: { open: false, person: unfinished }, render: (args) => <WithOpener {...args} /> },
  async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'START' });
    await userEvent.click(opener);
    await expectQuestion('profile', 'smokingDetails');
    await userEvent.click(screen.getByRole('button', { name: 'Finish later' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

export const Saving = meta.story({
  args: {
    ...atProfileQuestion('diet', { diet: 'Vegan' }),
    onSave: fn(() => new Promise<void>(() => undefined)),
  },
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    const next = nextButton();
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(next);
    await expect(args.onSave).toHaveBeenCalledOnce();
    // Without a focus ring. The dialog would take a focus back that is nowhere.
    await userEvent.click(screen.getByRole('dialog'));
  },
});

/** All questions of both sets are answered. */
export const AllDone = meta.story({
  args: atProfileQuestion('smokingDetails'),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.click(screen.getByRole('radio', { name: 'Quit' }));
    const title = await screen.findByRole('heading', { name: questionnaireMessages.done.title });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledWith({ profile: { smokingDetails: 'Quit' } });
  },
});

AllDone.test('links to the application, and closes by Done', async ({ args, userEvent }) => {
  await expect(screen.getByRole('link', { name: 'Edit Application' })).toHaveAttribute(
    'href',
    args.applicationHref,
  );
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** One answer is changed later: it is filled in, and only the questions that depend on it are asked. */
export const ChangedAnswer = meta.story({
  args: { person: answeredDater, only: 'alcohol' },
  play: async () => {
    await expectQuestion('profile', 'alcohol');
    await expect(screen.getByRole('radio', { name: 'Sometimes' })).toBeChecked();
  },
});

ChangedAnswer.test('saves the answer, then the details, and closes', async (context) => {
  const { args, userEvent } = context;
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(nextButton());
  await expectQuestion('profile', 'alcoholDetails');
  await expect(args.onSave).toHaveBeenCalledWith({
    profile: { alcohol: 'No', alcoholDetails: null },
  });
  await expect(nextButton('Save')).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Sober' }));
  await userEvent.click(nextButton('Save'));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(args.onSave).toHaveBeenLastCalledWith({ profile: { alcoholDetails: 'Sober' } });
});

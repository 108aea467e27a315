import { answeredDater } from '@perigee/api/fixtures';
import {
  answersIn,
  canContinue,
  answerTo,
  questionSets,
  questionnaireMessages,
  storedAs,
  type Answers,
  type QuestionSet,
} from '@perigee/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { QuestionnaireDialogProps } from './QuestionnaireDialog/QuestionnaireDialog.tsx';

function named(set: QuestionSet, key: string) {
  const question = questionSets[set].find((one) => one.key === key);
  if (question === undefined) throw new Error(`There is no question ${key}`);
  return question;
}

const { profile, preference } = answeredDater;

/** The wizard at one question that is not answered, but for `answers`. All others are. */
function atQuestion(set: QuestionSet, key: string, answers: Answers = {}) {
  const change = { ...storedAs(named(set, key), null), ...answers };
  return {
    open: true,
    set,
    person:
      set === 'profile'
        ? { profile: { ...profile, ...change }, preference }
        : { profile, preference: { ...preference, ...change } },
    initialQuestion: key,
    applicationHref: '/profile',
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    onExited: fn(),
    onQuestionChange: fn(),
  } satisfies QuestionnaireDialogProps;
}

export const atProfileQuestion = (key: string, answers?: Answers) =>
  atQuestion('profile', key, answers);

export const atPreferenceQuestion = (key: string, answers?: Answers) =>
  atQuestion('preferences', key, answers);

/** The dialog has come in, and reading begins at the question. */
export async function standsAt(set: QuestionSet, key: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: named(set, key).title });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** The button that leads on from a question, as its answer leaves it. */
export const leadOn = (name = 'Next') => screen.getByRole('button', { name });

/** What is true of every question: where the focus is, and whether one may go on. */
export async function stands({ args }: { args: QuestionnaireDialogProps }): Promise<void> {
  const { set, initialQuestion: key = '', person } = args;
  const question = named(set, key);
  const answers = answersIn(person, set);
  await standsAt(set, key);
  const place = questionSets[set].indexOf(question) + 1;
  await expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `${place} of ${questionSets[set].length}`,
  );
  const isLeftOpen =
    set === 'preferences' && !question.required && answerTo(question, answers) === null;
  const button = leadOn(isLeftOpen ? questionnaireMessages.openToAll : 'Next');
  // A range is answered as it is shown.
  if (question.kind === 'range' || canContinue(question, answers))
    await expect(button).toBeEnabled();
  else await expect(button).toBeDisabled();
}

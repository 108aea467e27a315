import { answeredDater } from '@perigee/api/fixtures';
import {
  answersIn,
  canContinue,
  answerTo,
  halfwayQuestion,
  progressText,
  questionSets,
  questionnaireMessages,
  storedAs,
  type Answer,
  type Answers,
  type Question,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import { expect, fn, screen, waitFor, type UserEventObject } from 'storybook/test';
import type { QuestionnaireDialogProps } from './QuestionnaireDialog/QuestionnaireDialog.tsx';

function named(set: QuestionSet, key: string) {
  const question = questionSets[set].find((one) => one.key === key);
  if (question === undefined) throw new Error(`There is no question ${key}`);
  return question;
}

const { profile, preference } = answeredDater;

/** The wizard at one question, which is unanswered except for `answers`. All other questions are answered. */
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

/** Waits for the opening animation of the dialog, and expects the focus on the question. */
export async function expectQuestion(set: QuestionSet, key: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: named(set, key).title });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Waits for the page between two sections, and continues from it with a press. */
export async function passHalfway({ click }: Pick<UserEventObject, 'click'>): Promise<void> {
  const { title, button } = questionnaireMessages.halfway;
  const heading = await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  await click(nextButton(button));
}

/** The button that continues from a question, in its state after the answer. */
export const nextButton = (name = 'Next') => screen.getByRole('button', { name });

/**
 * Checks every question: the focus, the progress, and whether the user may continue.
 *
 * @returns the button that continues
 */
async function standsAnswered(set: QuestionSet, question: Question, answers: Answers) {
  await expectQuestion(set, question.key);
  await expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    progressText(set, question.key),
  );
  const isLeftOpen =
    set === 'preferences' && !question.required && answerTo(question, answers) === null;
  const button = nextButton(isLeftOpen ? questionnaireMessages.openToAll : 'Next');
  // The visible range is the answer.
  if (question.kind === 'range' || canContinue(question, answers))
    await expect(button).toBeEnabled();
  else await expect(button).toBeDisabled();
  return button;
}

interface QuestionContext {
  args: QuestionnaireDialogProps;
}

/** Expects the initial question of a story, in the state of its answers. */
export async function stands({ args }: QuestionContext): Promise<void> {
  const { set, initialQuestion: key = '', person } = args;
  await standsAnswered(set, named(set, key), answersIn(person, set));
}

/** The visible answer of a question, in any kind of field. */
const shownAnswer = () => [
  ...screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
  ...screen.queryAllByRole('slider').map(({ ariaValueText }) => ariaValueText),
  ...['radio', 'checkbox']
    .flatMap((role) => screen.queryAllByRole<HTMLInputElement>(role, { checked: true }))
    .map(({ value }) => value),
];

function textsOf(answer: Answer | null): string[] {
  if (answer === null) return [];
  if (typeof answer === 'string') return [answer];
  return 'min' in answer ? [String(answer.min), String(answer.max)] : [...answer];
}

/** Goes through an answered set, from its first question to the end of both sets. */
export async function goThroughAnswers({
  args: { set, person },
  userEvent,
}: QuestionContext & { userEvent: Pick<UserEventObject, 'click'> }): Promise<void> {
  const answers = answersIn(person, set);
  for (const question of questionSets[set]) {
    if (question.key === halfwayQuestion[set]) await passHalfway(userEvent);
    const button = await standsAnswered(set, question, answers);
    const texts = textsOf(answerTo(question, answers));
    await expect(new Set(shownAnswer())).toEqual(new Set(texts));
    await userEvent.click(button);
  }
  await screen.findByRole('heading', { name: questionnaireMessages.done.title });
}

import { answeredDater } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import {
  optionsOf,
  progressText,
  questionnaireMessages,
  questionSets,
} from '@perigee/domain/questionnaire';
import { expect, fn, screen, waitFor, type Mock, type UserEventObject } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../QuestionnaireDialog/QuestionnaireDialog.tsx';
import {
  atProfileQuestion,
  goThroughAnswers,
  nextButton,
  passHalfway,
  stands,
  expectQuestion,
} from '../story-data.ts';

/** Every question about the user, unanswered. One of each kind is shown with an answer as well. */
const meta = preview.meta({
  title: 'Screens/Questionnaire/Profile questions',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('height'),
  play: stands,
});

export const Height = meta.story({ parameters: otherTheme });

Height.test('rests at a common height, which is no answer until it is chosen', async (context) => {
  const { userEvent } = context;
  const slider = screen.getByRole('slider', { name: 'Height' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Select One');
  for (const name of ['Shorter', 'Taller']) {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.tab();
  await expect(slider).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(slider).toHaveAttribute('aria-valuetext', `5'7"`);
  await expect(nextButton()).toBeEnabled();
  await userEvent.keyboard('{ArrowRight}');
  await expect(screen.getByText(`5'8"`)).toBeVisible();
});

Height.test('is changed by one with a press, and goes on with Next', async (context) => {
  const { args, userEvent } = context;
  await userEvent.click(screen.getByRole('button', { name: 'Taller' }));
  await userEvent.click(screen.getByRole('button', { name: 'Shorter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Shorter' }));
  await userEvent.click(nextButton());
  await expectQuestion('profile', 'religion');
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onSave).toHaveBeenCalledWith({ profile: { height: `5'6"` } });
});

export const HeightAnswered = meta.story({
  args: atProfileQuestion('height', { height: `5'10"` }),
});

Height.test('leaves the questionnaire by Back', async ({ args, userEvent }) => {
  await expect(screen.getByRole('dialog', { name: 'TELL US ABOUT YOU' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Height.test(
  'goes through all questions, each with its answer',
  { args: { person: answeredDater } },
  goThroughAnswers,
);

export const Religion = meta.story({ args: atProfileQuestion('religion') });

export const ReligionAnswered = meta.story({
  args: atProfileQuestion('religion', { religion: 'Jewish' }),
});

/** The browser's own message is below the options. */
export const LeftWithoutAChoice = meta.story({
  args: atProfileQuestion('religion'),
  play: async (context) => {
    await stands(context);
    const { userEvent } = context;
    const group = screen.getByRole('radiogroup', { name: 'Religion' });
    await expect(screen.getByText('Select One')).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Agnostic' })).toHaveFocus();
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription(/select one of these options/i);
    // Where the dialog moves the focus from its end, in a frame of its own.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
    // Without a focus ring. The dialog would take a focus back that is nowhere.
    await userEvent.click(screen.getByRole('dialog'));
  },
});

export const StarSign = meta.story({ args: atProfileQuestion('starSign') });

export const StarSignAnswered = meta.story({
  args: atProfileQuestion('starSign', { starSign: 'Libra' }),
});

StarSignAnswered.test(
  'goes on by itself after a press, also on the answer that it has',
  async ({ args, userEvent }) => {
    const libra = screen.getByRole('radio', { name: 'Libra' });
    await expect(libra).toBeChecked();
    await userEvent.click(libra);
    await expectQuestion('profile', 'ethnicity');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectQuestion('profile', 'starSign');
    await userEvent.click(screen.getByText('Leo'));
    await expectQuestion('profile', 'ethnicity');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith({ profile: { starSign: 'Leo' } });
  },
);

export const Ethnicity = meta.story({ args: atProfileQuestion('ethnicity') });

export const EducationLevel = meta.story({ args: atProfileQuestion('educationLevel') });

export const EducationLevelAnswered = meta.story({
  args: atProfileQuestion('educationLevel', { educationLevel: 'Doctorate' }),
});

/** The only question that may be left unanswered. */
export const Pronoun = meta.story({ args: atProfileQuestion('pronoun') });

export const PronounAnswered = meta.story({
  args: atProfileQuestion('pronoun', { pronoun: 'they/them' }),
});

export const HaveChildren = meta.story({ args: atProfileQuestion('haveChildren') });

export const WantFamily = meta.story({ args: atProfileQuestion('wantFamily') });

WantFamily.test(
  'is answered by keyboard: arrow keys only choose, Space and Enter go on',
  async ({ args, userEvent }) => {
    const radio = (name: string) => screen.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Yes')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(radio('Not sure yet')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expectQuestion('profile', 'diet');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      profile: { wantFamily: 'Open to it' },
    });
    await expect(args.onQuestionChange).toHaveBeenCalledWith('profile', 'diet');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectQuestion('profile', 'wantFamily');
    await expect(radio('Open to it')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expectQuestion('profile', 'diet');
  },
);

export const Diet = meta.story({ args: atProfileQuestion('diet') });

// No error is visible: users see that the step stays, and screen readers announce the failure.
Diet.test(
  'stays, with its answer and the focus, if saving fails',
  {
    args: {
      ...atProfileQuestion('diet', { diet: 'Vegan' }),
      onSave: fn(() => Promise.reject(new UserFacingError('Unable to process request'))),
    },
  },
  async ({ args, userEvent }) => {
    const next = nextButton();
    next.focus();
    await userEvent.keyboard('{Enter}');
    const said = screen.getByText(questionnaireMessages.notSaved);
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(said.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(next).toHaveFocus();
    await expect(next).toBeEnabled();
    await expect(next).not.toHaveAttribute('aria-busy');
    await expect(screen.queryByText('Unable to process request')).toBeNull();
    await expect(screen.getByRole('radio', { name: 'Vegan' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
);

export const FitnessFrequency = meta.story({ args: atProfileQuestion('fitnessFrequency') });

FitnessFrequency.test('skips the activities and clears them after Never', async (context) => {
  const { args, userEvent } = context;
  await userEvent.click(screen.getByRole('radio', { name: 'Never' }));
  await passHalfway(userEvent);
  await expectQuestion('profile', 'careerGoals');
  await expect(args.onSave).toHaveBeenCalledWith({
    profile: { fitnessFrequency: 'Never', fitnessActivities: [] },
  });
  await expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    progressText('profile', 'careerGoals'),
  );
});

export const FitnessActivities = meta.story({ args: atProfileQuestion('fitnessActivities') });

export const FitnessActivitiesAnswered = meta.story({
  args: atProfileQuestion('fitnessActivities', {
    fitnessActivities: ['Yoga', 'Dancing', 'Rowing'],
  }),
});

/** Between two sections, when about half of the questions are answered. */
export const Halfway = meta.story({
  args: atProfileQuestion('fitnessActivities', { fitnessActivities: ['Yoga'] }),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.click(nextButton());
    const { title } = questionnaireMessages.halfway;
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      profile: { fitnessActivities: ['Yoga'] },
    });
  },
});

Halfway.test('goes on with one press, and is not shown again', async ({ args, userEvent }) => {
  await passHalfway(userEvent);
  await expectQuestion('profile', 'careerGoals');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expectQuestion('profile', 'fitnessActivities');
  await userEvent.click(nextButton());
  await expectQuestion('profile', 'careerGoals');
  await expect(args.onSave).toHaveBeenCalledTimes(2);
  const shown = (args.onQuestionChange as Mock).mock.calls.map(([, key]) => key);
  await expect(shown).toEqual(['careerGoals', 'fitnessActivities', 'careerGoals']);
});

Halfway.test('goes back to the last question', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expectQuestion('profile', 'fitnessActivities');
});

export const CareerGoals = meta.story({ args: atProfileQuestion('careerGoals') });

export const CareerGoalsDetails = meta.story({ args: atProfileQuestion('careerGoalsDetails') });

export const CareerGoalsDetailsAnswered = meta.story({
  args: atProfileQuestion('careerGoalsDetails', {
    careerGoalsDetails: 'Two years abroad, then a practice of my own by the water.',
  }),
});

export const Politics = meta.story({ args: atProfileQuestion('politics') });

export const RelationshipModel = meta.story({ args: atProfileQuestion('relationshipModel') });

export const Intention = meta.story({ args: atProfileQuestion('intention') });

type Habit = 'alcohol' | 'drugs' | 'cannabis' | 'smoking';

/** Goes back from the details, and reaches them again with each answer to the previous question. */
const offersDetailsOf =
  (habit: Habit) =>
  async ({ userEvent }: { userEvent: Pick<UserEventObject, 'click'> }) => {
    const details = questionSets.profile.find(({ parent }) => parent === habit);
    for (const answer of ['Yes', 'Sometimes', 'No']) {
      const answers = { [habit]: answer };
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await expectQuestion('profile', habit);
      await userEvent.click(screen.getByRole('radio', { name: answer }));
      await stands({ args: atProfileQuestion(`${habit}Details`, answers) });
      const options = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
      await expect(options).toEqual(details && optionsOf(details, answers));
    }
  };

export const Alcohol = meta.story({ args: atProfileQuestion('alcohol') });

export const AlcoholDetails = meta.story({
  args: atProfileQuestion('alcoholDetails', { alcohol: 'No' }),
});

AlcoholDetails.test('offers the options of the previous answer', offersDetailsOf('alcohol'));

export const Drugs = meta.story({ args: atProfileQuestion('drugs') });

export const DrugsDetails = meta.story({
  args: atProfileQuestion('drugsDetails', { drugs: 'Sometimes' }),
});

DrugsDetails.test('offers the options of the previous answer', offersDetailsOf('drugs'));

export const Cannabis = meta.story({ args: atProfileQuestion('cannabis') });

export const CannabisDetails = meta.story({
  args: atProfileQuestion('cannabisDetails', { cannabis: 'Yes' }),
});

CannabisDetails.test('offers the options of the previous answer', offersDetailsOf('cannabis'));

export const Smoking = meta.story({ args: atProfileQuestion('smoking') });

Smoking.test(
  'goes back past all details that no answer requires',
  {
    args: atProfileQuestion('smoking', {
      fitnessFrequency: 'Never',
      careerGoals: null,
      alcohol: null,
      drugs: null,
      cannabis: null,
    }),
  },
  async ({ userEvent }) => {
    for (const key of [
      'cannabis',
      'drugs',
      'alcohol',
      'intention',
      'relationshipModel',
      'politics',
      'careerGoals',
      'fitnessFrequency',
    ]) {
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await expectQuestion('profile', key);
    }
  },
);

export const SmokingDetails = meta.story({
  args: atProfileQuestion('smokingDetails', { smoking: 'Yes' }),
});

SmokingDetails.test('offers the options of the previous answer', offersDetailsOf('smoking'));

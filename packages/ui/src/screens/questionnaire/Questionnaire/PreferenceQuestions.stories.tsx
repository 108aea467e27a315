import { answeredDater } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { questionnaireMessages } from '@perigee/domain/questionnaire';
import { expect, fn, screen } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../QuestionnaireDialog/QuestionnaireDialog.tsx';
import {
  atPreferenceQuestion,
  goThroughAnswers,
  nextButton,
  stands,
  expectQuestion,
} from '../story-data.ts';

const { openToAll } = questionnaireMessages;

/** Every question about the preferred partner, unanswered. */
const meta = preview.meta({
  title: 'Screens/Questionnaire/Preference questions',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('age'),
  play: stands,
});

export const Age = meta.story({ parameters: otherTheme });

Age.test('saves the whole range unchanged, and both ends after they are moved', async (context) => {
  const { args, userEvent } = context;
  await expect(
    screen.getByRole('dialog', { name: 'WHAT ARE YOU LOOKING FOR?' }),
  ).toBeInTheDocument();
  await expect(screen.getByText(questionnaireMessages.wholeRange)).toBeVisible();
  await userEvent.click(nextButton());
  await expectQuestion('preferences', 'height');
  await expect(args.onSave).toHaveBeenCalledWith({ preferences: { minAge: 18, maxAge: 100 } });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expectQuestion('preferences', 'age');
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}');
  await userEvent.tab();
  await expect(screen.getByRole('slider', { name: 'Maximum age' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  await userEvent.click(nextButton());
  await expectQuestion('preferences', 'height');
  await expect(args.onSave).toHaveBeenCalledWith({ preferences: { minAge: 26, maxAge: 84 } });
});

Age.test(
  'goes through all questions, each with its answer',
  { args: { person: answeredDater } },
  goThroughAnswers,
);

export const AgeAnswered = meta.story({
  args: atPreferenceQuestion('age', { minAge: 28, maxAge: 41 }),
});

export const Height = meta.story({ args: atPreferenceQuestion('height') });

export const HeightAtMinimumDistance = meta.story({
  args: atPreferenceQuestion('height', { minHeight: `5'7"`, maxHeight: `5'8"` }),
});

HeightAtMinimumDistance.test(
  'keeps its ends one option apart',
  { args: atPreferenceQuestion('height', { minHeight: `5'6"`, maxHeight: `5'8"` }) },
  async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByRole('slider', { name: 'Minimum height' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(screen.getByText(`5'7"`)).toBeVisible();
    await expect(screen.getByText(`5'8"`)).toBeVisible();
    await expect(nextButton()).toBeEnabled();
  },
);

export const Religion = meta.story({ args: atPreferenceQuestion('religion') });

Religion.test(
  'is busy while it saves',
  { args: { onSave: fn(() => new Promise<void>(() => undefined)) } },
  async ({ userEvent }) => {
    const button = nextButton(openToAll);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
);

Religion.test(
  'stays, with the focus, if saving fails',
  { args: { onSave: fn(() => Promise.reject(new UserFacingError('Unable to process request'))) } },
  async ({ userEvent }) => {
    const button = nextButton(openToAll);
    await userEvent.click(button);
    await expect(screen.getByText(questionnaireMessages.notSaved)).toBeInTheDocument();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).toHaveFocus();
  },
);

export const Ethnicity = meta.story({ args: atPreferenceQuestion('ethnicity') });

Ethnicity.test('is open to all without a choice, and saves an empty list', async (context) => {
  const { args, userEvent } = context;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Black' }));
  await expect(nextButton()).toBeEnabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Black' }));
  await userEvent.click(nextButton(openToAll));
  await expectQuestion('preferences', 'educationLevel');
  await expect(args.onSave).toHaveBeenCalledWith({ preferences: { ethnicity: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await expectQuestion('preferences', 'ethnicity');
});

export const EducationLevel = meta.story({ args: atPreferenceQuestion('educationLevel') });

EducationLevel.test(
  'leaves an answer as it is stored if it has a level that the app does not know',
  { args: atPreferenceQuestion('educationLevel', { educationLevel: ['Undergrad', 'Bootcamp'] }) },
  async ({ args, userEvent }) => {
    await expect(screen.getByRole('checkbox', { name: 'Undergrad' })).toBeChecked();
    await userEvent.click(nextButton());
    await expectQuestion('preferences', 'haveChildren');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectQuestion('preferences', 'educationLevel');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Doctorate' }));
    await userEvent.click(nextButton());
    await expectQuestion('preferences', 'haveChildren');
    await expect(args.onSave).toHaveBeenCalledWith({
      preferences: { educationLevel: ['Undergrad', 'Doctorate'] },
    });
  },
);

export const HaveChildren = meta.story({ args: atPreferenceQuestion('haveChildren') });

export const Diets = meta.story({ args: atPreferenceQuestion('diets') });

export const DietsAnswered = meta.story({
  args: atPreferenceQuestion('diets', { diets: ['Vegetarian', 'Vegan'] }),
});

export const FitnessFrequency = meta.story({ args: atPreferenceQuestion('fitnessFrequency') });

FitnessFrequency.test('skips the activities if the answer is open to all', async (context) => {
  await context.userEvent.click(nextButton(openToAll));
  await expectQuestion('preferences', 'careerGoals');
});

export const FitnessActivities = meta.story({ args: atPreferenceQuestion('fitnessActivities') });

export const CareerGoals = meta.story({ args: atPreferenceQuestion('careerGoals') });

export const Politics = meta.story({ args: atPreferenceQuestion('politics') });

Politics.test('ends the questions', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Moderate' }));
  await userEvent.click(nextButton());
  await screen.findByRole('heading', { name: questionnaireMessages.done.title });
  await expect(args.onSave).toHaveBeenCalledWith({ preferences: { politics: ['Moderate'] } });
});

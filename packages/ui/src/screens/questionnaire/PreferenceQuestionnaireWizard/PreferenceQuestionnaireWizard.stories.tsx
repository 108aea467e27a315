import { expect, fn, screen } from 'storybook/test';
import { questionnaireMessages, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atPreferenceQuestion, leadOn, stands, standsAt } from '../story-data.ts';

const { openToAll } = questionnaireMessages;

const meta = preview.meta({
  title: 'Screens/Questionnaire/PreferenceQuestionnaireWizard',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atPreferenceQuestion('age'),
  play: stands,
});

/** The whole range can be taken as it is; moved, both ends are saved. */
export const RequiredEmpty = meta.story({
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await expect(
      screen.getByRole('dialog', { name: 'WHAT ARE YOU LOOKING FOR?' }),
    ).toBeInTheDocument();
    await expect(screen.getByText(questionnaireMessages.wholeRange)).toBeVisible();
    await userEvent.click(leadOn());
    await standsAt('preferences', 'height');
    await expect(args.onSave).toHaveBeenCalledWith({ preferences: { minAge: 18, maxAge: 100 } });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('preferences', 'age');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await userEvent.tab();
    await expect(screen.getByRole('slider', { name: 'Maximum age' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await userEvent.click(leadOn());
    await standsAt('preferences', 'height');
    await expect(args.onSave).toHaveBeenCalledWith({ preferences: { minAge: 26, maxAge: 84 } });
  },
});

/** Nobody is left out: the button says so, and an empty list is saved. */
export const OptionalEmptyOpenToAll = meta.story({
  args: atPreferenceQuestion('ethnicity'),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Black' }));
    await expect(leadOn()).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Black' }));
    await userEvent.click(leadOn(openToAll));
    await standsAt('preferences', 'educationLevel');
    await expect(args.onSave).toHaveBeenCalledWith({ preferences: { ethnicity: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('preferences', 'ethnicity');
  },
});

export const Answered = meta.story({
  args: atPreferenceQuestion('diets', { diets: ['Vegetarian', 'Vegan'] }),
});

export const Last = meta.story({
  args: atPreferenceQuestion('politics'),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.click(screen.getByRole('checkbox', { name: 'Moderate' }));
    await userEvent.click(leadOn());
    await screen.findByRole('heading', { name: questionnaireMessages.done.title });
    await expect(args.onSave).toHaveBeenCalledWith({ preferences: { politics: ['Moderate'] } });
  },
});

export const Saving = meta.story({
  args: {
    ...atPreferenceQuestion('religion'),
    onSave: fn(() => new Promise<void>(() => undefined)),
  },
  play: async (context) => {
    await stands(context);
    const button = leadOn(openToAll);
    await context.userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
});

export const SaveFailedStays = meta.story({
  args: {
    ...atPreferenceQuestion('religion'),
    onSave: fn(() => Promise.reject(new UserFacingError('Unable to process request'))),
  },
  play: async (context) => {
    await stands(context);
    const button = leadOn(openToAll);
    await context.userEvent.click(button);
    await expect(screen.getByText(questionnaireMessages.notSaved)).toBeInTheDocument();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).toHaveFocus();
    button.blur();
  },
});

export const Small = meta.story({
  args: atPreferenceQuestion('height', { minHeight: `5'4"`, maxHeight: `6'1"` }),
  globals: { viewport: { value: 'phone' } },
});

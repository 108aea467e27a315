import { expect, fn, screen, waitFor } from 'storybook/test';
import { questionnaireMessages, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { QuestionnaireDialog } from '../QuestionnaireDialog/QuestionnaireDialog.tsx';
import { atProfileQuestion, leadOn, stands, standsAt } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Questionnaire/ProfileQuestionnaireWizard',
  component: QuestionnaireDialog,
  parameters: screenParameters,
  args: atProfileQuestion('height'),
  play: stands,
});

/** Back leaves it. */
export const First = meta.story({
  play: async (context) => {
    await stands(context);
    await expect(screen.getByRole('dialog', { name: 'TELL US ABOUT YOU' })).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
});

/** By keys alone: an answer is saved under its key, and the next question has the focus. */
export const Middle = meta.story({
  args: atProfileQuestion('wantFamily'),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await standsAt('profile', 'diet');
    await expect(args.onSave).toHaveBeenCalledWith({ profile: { wantFamily: 'Open to it' } });
    await expect(args.onQuestionChange).toHaveBeenCalledWith('profile', 'diet');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await standsAt('profile', 'wantFamily');
    await expect(screen.getByRole('radio', { name: 'Open to it' })).toBeChecked();
  },
});

/** Nothing is left of either set: the end says so, and Done leads back. */
export const Last = meta.story({
  args: atProfileQuestion('smokingDetails'),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.click(screen.getByRole('radio', { name: 'Quit' }));
    await userEvent.click(leadOn());
    const title = await screen.findByRole('heading', { name: questionnaireMessages.done.title });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledWith({ profile: { smokingDetails: 'Quit' } });
    await expect(screen.getByRole('link', { name: 'Edit Application' })).toHaveAttribute(
      'href',
      args.applicationHref,
    );
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Never takes the activities back, and goes on past their question. */
export const SkipAhead = meta.story({
  args: atProfileQuestion('fitnessFrequency'),
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    await userEvent.click(screen.getByRole('radio', { name: 'Never' }));
    await userEvent.click(leadOn());
    await standsAt('profile', 'careerGoals');
    await expect(args.onSave).toHaveBeenCalledWith({
      profile: { fitnessFrequency: 'Never', fitnessActivities: [] },
    });
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 24');
  },
});

export const Saving = meta.story({
  args: {
    ...atProfileQuestion('diet', { diet: 'Vegan' }),
    onSave: fn(() => new Promise<void>(() => undefined)),
  },
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    const next = leadOn();
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(next);
    await expect(args.onSave).toHaveBeenCalledOnce();
    next.blur();
  },
});

/** Nothing is shown. What eyes see in the button, ears are told; the focus stays where it was. */
export const SaveFailedStays = meta.story({
  args: {
    ...atProfileQuestion('diet', { diet: 'Vegan' }),
    onSave: fn(() => Promise.reject(new UserFacingError('Unable to process request'))),
  },
  play: async (context) => {
    await stands(context);
    const { args, userEvent } = context;
    const next = leadOn();
    next.focus();
    await userEvent.keyboard('{Enter}');
    const said = screen.getByText(questionnaireMessages.notSaved);
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await expect(said.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(next).toHaveFocus();
    await expect(next).toBeEnabled();
    await expect(next).not.toHaveAttribute('aria-busy');
    await expect(screen.queryByText('Unable to process request')).toBeNull();
    await expect(screen.getByRole('combobox')).toHaveTextContent('Vegan');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
});

/** The browser's own words stand under the select. */
export const LeftWithoutAChoice = meta.story({
  args: atProfileQuestion('religion'),
  play: async (context) => {
    await stands(context);
    const { userEvent } = context;
    const select = screen.getByRole('combobox', { name: 'Religion' });
    await expect(select).toHaveTextContent('Select One');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.tab();
    await expect(select).toHaveAccessibleDescription(/select an item/i);
  },
});

export const Small = meta.story({
  args: atProfileQuestion('fitnessActivities', { fitnessActivities: ['Yoga'] }),
  globals: { viewport: { value: 'phone' } },
});

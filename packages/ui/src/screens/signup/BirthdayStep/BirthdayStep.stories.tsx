import { fieldMessages } from '@perigee/domain';
import { profileDraft } from '@perigee/domain/profile';
import { expect, fn, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/Birthday',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'birthday' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [atWidth(366)],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

export const Empty = meta.story({ parameters: otherTheme });

Empty.test(
  'inserts the dashes itself, and shows no error meanwhile',
  async ({ canvas, userEvent }) => {
    await expect(next()).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Birthday'), '0412');
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('04-12-');
    await expect(canvas.queryByText(fieldMessages.birthdate.format)).toBeNull();
  },
);

Empty.test(
  'shows on blur that a date is incomplete, until the next key',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.type(field, '0412');
    await userEvent.tab();
    const text = 'Enter a date in the format MM-DD-YYYY';
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await userEvent.type(field, '1');
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  },
);

Empty.test(
  'shows the error of a date on submission, not before, and keeps the focus',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    for (const [typed, text] of [
      ['02301990', 'Invalid date provided'],
      ['06162008', 'You must be 18+ to continue'],
      ['06141926', 'Invalid date provided'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(canvas.queryByText(text)).toBeNull();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
      await expect(field).toHaveFocus();
    }
  },
);

Empty.test(
  'continues with a user of eighteen, and keeps the date',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Birthday'), '06152008{Enter}');
    await canvas.findByRole('heading', { name: 'What is your sexuality?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Birthday')).toHaveValue('06-15-2008');
  },
);

const bornOn = (birthdate: string) => ({
  keptDraft: { ...profileDraft(newcomer.person), birthdate },
});

export const Under18 = meta.story({
  args: bornOn('2008-06-16'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(next());
    await waitFor(() => expect(canvas.getByText('You must be 18+ to continue')).toBeVisible());
  },
});

export const Valid = meta.story({ args: bornOn('2008-06-15') });

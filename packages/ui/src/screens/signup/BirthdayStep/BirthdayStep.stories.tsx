import { messages } from '@perigee/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ProfileStepsFlow } from '../ProfileStepsFlow/ProfileStepsFlow.tsx';
import { newcomer } from '../story-data.ts';

const meta = preview.meta({
  title: 'Screens/Signup/BirthdayStep',
  component: ProfileStepsFlow,
  parameters: screenParameters,
  args: {
    ...newcomer,
    initialStep: 'birthday' as const,
    onSave: fn(() => Promise.resolve()),
    onDone: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

const next = () => within(document.body).getByRole('button', { name: 'Continue' });

type Play = NonNullable<(typeof meta)['input']['play']>;

/** Nothing is said while somebody types; Enter says it, and the focus stays. */
const refused =
  (typed: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Birthday');
    await userEvent.type(field, typed);
    await expect(canvas.queryByText(text)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await expect(field).toHaveFocus();
  };

export const Empty = meta.story({
  play: async () => {
    await expect(next()).toBeDisabled();
  },
});

/** The dashes come by themselves; nothing is said while somebody types. */
export const Partial = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Birthday'), '0412');
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('04-12-');
    await expect(canvas.queryByText(messages.birthdate.format)).toBeNull();
  },
});

/** Said when the field is left, and gone with the next key. */
export const BadFormat = meta.story({
  play: async ({ canvas, userEvent }) => {
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
});

export const InvalidDate = meta.story({ play: refused('02301990', 'Invalid date provided') });

export const Under18 = meta.story({ play: refused('06162008', 'You must be 18+ to continue') });

export const Over100 = meta.story({ play: refused('06141926', 'Invalid date provided') });

/** Eighteen today. */
export const Valid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Birthday'), '06152008{Enter}');
    await canvas.findByRole('heading', { name: 'What is your sexuality?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Birthday')).toHaveValue('06-15-2008');
  },
});

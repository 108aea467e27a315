import { expect, fn, mocked, waitFor } from 'storybook/test';
import { fieldMessages, messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './UsernameField.guide.ts';
import { UsernameField, type UsernameFieldProps } from './UsernameField.tsx';

type Check = UsernameFieldProps['onCheck'];

const ControlledField = controlled(UsernameField);

const meta = preview.meta({
  title: 'Components/Inputs/UsernameField',
  component: UsernameField,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Username',
    value: '',
    delay: 40,
    onChange: fn(),
    onStateChange: fn(),
    onCheck: fn<Check>(async (username) => username !== 'noor'),
  },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

const TOO_SHORT = 'Please enter a minimum of 2 characters';
const never: Check = () => new Promise(() => undefined);
const fails: Check = async () => Promise.reject(new Error('No connection'));

export const Default = meta.story();

Default.test('is idle and sends no check while it is empty', async ({ args }) => {
  await expect(args.onStateChange).toHaveBeenLastCalledWith('idle');
  await expect(args.onCheck).not.toHaveBeenCalled();
});

Default.test(
  'is busy while its name is checked',
  { args: { value: 'noor_k', onCheck: fn<Check>(never) } },
  async ({ args, canvas }) => {
    await expect(args.onStateChange).toHaveBeenLastCalledWith('loading');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking username');
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('aria-busy', 'true');
  },
);

/** The user can edit the name during the check, and the field keeps the focus. */
Default.test(
  'shows that a name is taken, then that another is available',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Username');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('noor');
    await canvas.findByText(fieldMessages.username.taken);
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('invalid'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Username already taken');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('_k');
    await expect(canvas.queryByText(fieldMessages.username.taken)).toBeNull();
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Username available');
    await expect(field).toHaveValue('noor_k');
    await expect(field).toHaveFocus();
  },
);

Default.test(
  'does not check a name that is too short',
  { args: { value: 'n' } },
  async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('invalid'));
    await expect(canvas.getByText(TOO_SHORT)).toBeVisible();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
);

Default.test(
  "does not check the member's current name",
  { args: { value: 'noor', currentUsername: 'Noor' } },
  async ({ args }) => {
    await expect(args.onStateChange).toHaveBeenLastCalledWith('valid');
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
);

Default.test(
  'shows a failed check, and checks again on blur',
  async ({ args, canvas, userEvent }) => {
    mocked(args.onCheck).mockRejectedValueOnce(new Error('No connection'));
    await userEvent.click(canvas.getByLabelText('Username'));
    await userEvent.paste('noor_k');
    await expect(await canvas.findByText(messages.tryAgain)).toBeVisible();
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('invalid'));
    await userEvent.tab();
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
  },
);

Default.test(
  "shows the server's own refusal in place of its check",
  { args: { value: 'noor_k', error: fieldMessages.username.taken } },
  async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
      fieldMessages.username.taken,
    );
  },
);

Default.test('strips invalid characters, and a pasted @', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('Username');
  await userEvent.click(field);
  await userEvent.paste('@noor.');
  await expect(field).toHaveValue('noor');
  await userEvent.keyboard(' _-k!');
  await expect(field).toHaveValue('noor_k');
  await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
});

const answers = new Map<string, (isFree: boolean) => void>();

Default.test(
  'keeps a newer result when an older one arrives late',
  {
    args: {
      value: 'noor',
      onCheck: fn<Check>(
        (username) =>
          new Promise((resolve) => {
            answers.set(username, resolve);
          }),
      ),
    },
    beforeEach: () => answers.clear(),
  },
  async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText('Username'), '_k');
    await expect(args.onStateChange).toHaveBeenLastCalledWith('loading');
    await waitFor(() => expect(answers.has('noor_k')).toBe(true));
    answers.get('noor_k')?.(true);
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    answers.get('noor')?.(false);
    await userEvent.tab();
    await expect(args.onStateChange).toHaveBeenLastCalledWith('valid');
    await expect(canvas.queryByText(fieldMessages.username.taken)).toBeNull();
  },
);

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Loading" value="noor_k" onCheck={never} />
      <ControlledField {...args} label="Valid" value="noor_k" />
      <ControlledField {...args} label="Taken" value="noor" />
      <ControlledField {...args} label="Too short" value="n" />
      <ControlledField {...args} label="No answer" value="noor_k" onCheck={fails} />
      <ControlledField {...args} label="Disabled" value="noor" currentUsername="noor" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(fieldMessages.username.available)).toHaveLength(2),
    );
    await canvas.findByText(fieldMessages.username.taken);
    await canvas.findByText(TOO_SHORT);
    await canvas.findByText(messages.tryAgain);
  },
});

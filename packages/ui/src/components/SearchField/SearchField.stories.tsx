import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const LABEL = 'Search by name, email, username, or User ID';

const ControlledField = controlled(SearchField);

const meta = preview.meta({
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: LABEL, value: '', onChange: fn(), onSearch: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test(
  'clears, searches for the empty text and returns the focus by its button',
  { args: { value: 'noor' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
);

Default.test(
  'cannot be cleared while it is disabled',
  { args: { disabled: true, value: 'noor' } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

Default.test(
  'searches after a pause in typing',
  { args: { delay: 40 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste(' noor ');
    await expect(args.onChange).toHaveBeenLastCalledWith(' noor ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith('noor');
  },
);

Default.test(
  'does not wait for the delay after Enter',
  { args: { delay: 60_000 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'noor');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('noor');
  },
);

/** Escape bubbles only if the field is already empty. */
Default.test('searches and clears by keyboard', async ({ args, canvas, userEvent }) => {
  const heardOutside = fn<(key: string) => void>();
  const listening = new AbortController();
  document.addEventListener('keydown', ({ key }) => heardOutside(key), listening);
  const field = canvas.getByRole('searchbox');
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.keyboard('noor{Enter}');
  await expect(args.onSearch).toHaveBeenLastCalledWith('noor');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Escape}');
  await expect(field).toHaveValue('');
  await expect(heardOutside).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Escape}');
  await expect(heardOutside).toHaveBeenCalledWith('Escape');
  listening.abort();
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Filled" value="noor" />
      <ControlledField {...args} label="Label hidden" labelHidden placeholder={LABEL} />
      <ControlledField
        {...args}
        label="Small"
        labelHidden
        placeholder="Search"
        size="small"
        value="noor"
      />
      <ControlledField {...args} label="Disabled" disabled value="noor" />
      <ControlledField {...args} label="With an error" value="%" error="Use letters or digits" />
    </Stack>
  ),
});

States.test('is named by a hidden label and described by an error', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox', { name: 'Label hidden' })).toBeVisible();
  await expect(
    canvas.getByRole('searchbox', { name: 'With an error' }),
  ).toHaveAccessibleDescription('Use letters or digits');
});

export const Busy = meta.story({ args: { busy: true } });

Busy.test('announces that it is busy', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
});

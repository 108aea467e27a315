import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './SearchField.guide.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const LABEL = 'Search by name, email, username, or User ID';

function Held({ value: first, onChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: LABEL, value: '', onChange: fn(), onSearch: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Filled = meta.story({ args: { value: 'noor' } });

export const LabelHidden = meta.story({
  args: { labelHidden: true, placeholder: LABEL },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: LABEL })).toBeVisible();
  },
});

export const Small = meta.story({
  args: { size: 'small', label: 'Search', labelHidden: true, placeholder: 'Search', value: 'noor' },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: 'noor' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const WithError = meta.story({
  args: { value: '%', error: 'Use letters or digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Use letters or digits',
    );
  },
});

export const LongContent = meta.story({
  args: { value: 'a-very-long-local-part-that-never-seems-to-end@subdomain.example.org' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { value: 'نور' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** The button clears, searches for nothing, and gives the focus back. */
export const Cleared = meta.story({
  args: { value: 'noor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.tab();
  },
});

export const SearchesWhileTyping = meta.story({
  args: { delay: 40 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste(' noor ');
    await expect(args.onChange).toHaveBeenLastCalledWith(' noor ');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith('noor');
    await userEvent.tab();
    await userEvent.tab();
  },
});

export const EnterDoesNotWait = meta.story({
  args: { delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'noor');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('noor');
    await userEvent.tab();
    await userEvent.tab();
  },
});

/** Type, Enter, Tab to the button; Escape clears, and is heard outside only when nothing is left. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
    await userEvent.tab();
  },
});

import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from './Checkbox.tsx';
import { guide } from './Checkbox.guide.ts';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Founding Member', onChange: fn() },
});

export const Default = meta.story();

export const Checked = meta.story({ args: { label: 'Scheduled', defaultChecked: true } });

/** A press chooses all, as the mark promises that there is more to choose. */
export const Indeterminate = meta.story({
  args: { label: 'All rows of this page', indeterminate: true, checked: false },
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'All rows of this page' });
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenCalledOnce();
    // Whoever holds the state has not changed it.
    await expect(checkbox).toBePartiallyChecked();
    await expect(checkbox).not.toBeChecked();
    checkbox.blur();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const DisabledAndChecked = meta.story({ args: { disabled: true, defaultChecked: true } });

export const WithHelp = meta.story({
  args: { help: 'Sets the type of the membership.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Sets the type of the membership.',
    );
  },
});

export const WithError = meta.story({
  args: {
    label: 'I have read the terms',
    error: 'Read the terms and tick the box to continue',
    help: 'They fit on one page.',
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toHaveAccessibleDescription(
      'Read the terms and tick the box to continue They fit on one page.',
    );
  },
});

/** As in the first column of a table. The name still says which row. */
export const LabelHidden = meta.story({
  args: { label: 'Select Marisol Vega', labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Marisol Vega' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    label:
      'I agree that my profile is shown to the people whom I am introduced to, and to no others',
    help: 'You can take this back at any time in the settings of your account.',
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

function AllAndSome() {
  const [names, setNames] = useState<readonly string[]>(['Idris Okafor']);
  const people = ['Marisol Vega', 'Idris Okafor', 'Lena Hoffmann'];
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox
        label="Everybody"
        checked={names.length === people.length}
        indeterminate={names.length > 0 && names.length < people.length}
        onChange={(event) => setNames(event.target.checked ? people : [])}
      />
      {people.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={names.includes(name)}
          onChange={(event) =>
            setNames(event.target.checked ? [...names, name] : names.filter((n) => n !== name))
          }
        />
      ))}
    </div>
  );
}

/** The one above stands for all: ticked, not ticked, or neither. */
export const SomeOfSeveral = meta.story({
  render: () => <AllAndSome />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Everybody' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Marisol Vega' }));
    await expect(all).toBePartiallyChecked();
    all.blur();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Founding Member' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** The whole line is pressed, and a finger meets it. */
export const PressedOnItsLabel = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText('Founding Member');
    await userEvent.click(text);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    const { height } = (text.parentElement as HTMLElement).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

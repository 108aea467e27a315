import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Checkbox } from './Checkbox.tsx';
import { guide } from './Checkbox.guide.ts';

const meta = preview.meta({
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Founding Member', onChange: fn() },
});

export const Default = meta.story();

Default.test('is operated by keyboard', async ({ args, canvas, userEvent }) => {
  const checkbox = canvas.getByRole('checkbox', { name: 'Founding Member' });
  await userEvent.tab();
  await expect(checkbox).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(checkbox).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(checkbox).not.toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

Default.test(
  'is toggled by its label, in a line of touch-target height',
  async ({ canvas, userEvent }) => {
    const text = canvas.getByText('Founding Member');
    await userEvent.click(text);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    const { height } = (text.parentElement as HTMLElement).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
);

Default.test(
  'stays indeterminate when a press changes nothing',
  { args: { indeterminate: true, checked: false } },
  async ({ args, canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Founding Member' });
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(checkbox).toBePartiallyChecked();
    await expect(checkbox).not.toBeChecked();
  },
);

export const States = meta.story({
  render: ({ onChange }) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox label="Scheduled" defaultChecked />
      <Checkbox label="All rows of this page" indeterminate checked={false} onChange={onChange} />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
      <Checkbox label="Founding Member" help="Sets the type of the membership." />
      <Checkbox
        label="I have read the terms"
        error="Read the terms and tick the box to continue"
        help="They fit on one page."
      />
      <Checkbox label="Select Marisol Vega" labelHidden />
    </div>
  ),
});

States.test('is named, and described by its help and its error', async ({ canvas }) => {
  const checkbox = (name: string) => canvas.getByRole('checkbox', { name });
  await expect(checkbox('Founding Member')).toHaveAccessibleDescription(
    'Sets the type of the membership.',
  );
  await expect(checkbox('I have read the terms')).toBeInvalid();
  await expect(checkbox('I have read the terms')).toHaveAccessibleDescription(
    'Read the terms and tick the box to continue They fit on one page.',
  );
  await expect(checkbox('Select Marisol Vega')).toBeVisible();
});

function AllAndSome() {
  const [names, setNames] = useState<readonly string[]>(['Idris Okafor']);
  const people = ['Marisol Vega', 'Idris Okafor', 'Lena Hoffmann'];
  return (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Checkbox
        label="All guests"
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

/** The first checkbox represents all others: checked, unchecked, or mixed. */
export const SomeOfSeveral = meta.story({ render: () => <AllAndSome /> });

SomeOfSeveral.test('checks all, and then is mixed', async ({ canvas, userEvent }) => {
  const all = canvas.getByRole('checkbox', { name: 'All guests' });
  await expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  await expect(all).toBeChecked();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Marisol Vega' }));
  await expect(all).toBePartiallyChecked();
});

import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from './Button.tsx';
import { guide } from './Button.guide.ts';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'Continue', onClick: fn() },
});

export const Default = meta.story();

Default.test('is disabled', { args: { disabled: true } }, async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

const onSubmit = fn((event: FormEvent) => event.preventDefault());

Default.test(
  'submits a form, and not again while busy',
  {
    args: { type: 'submit' },
    render: (args) => (
      <form onSubmit={onSubmit}>
        <Button {...args} />
        <Button {...args} busy>
          Sending
        </Button>
      </form>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
);

Default.test(
  'is pressed with Enter and Space; while busy it keeps the focus and does nothing',
  {
    render: (args) => (
      <>
        <Button {...args} />
        <Button {...args} busy>
          Save
        </Button>
      </>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    const busy = canvas.getByRole('button', { name: 'Save' });
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(busy).toHaveFocus();
  },
);

const VARIANTS = [
  ['solid', 'Continue'],
  ['outline', 'Preferences'],
  ['quiet', 'Skip'],
  ['precious', 'BECOME A MEMBER'],
  ['danger', 'Delete User'],
] as const;

/** Each variant idle, busy and disabled. A busy button draws the ring in its text colour. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {VARIANTS.map(([variant, children]) => {
        const props = { variant, capitals: variant === 'precious', children };
        return (
          <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <Button {...props} />
            <Button {...props} busy />
            <Button {...props} disabled />
          </div>
        );
      })}
    </div>
  ),
});

Variants.test('keeps its width while busy', async ({ canvas }) => {
  const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
  await expect(widths).toHaveLength(15);
  for (let at = 0; at < widths.length; at += 3) await expect(widths[at + 1]).toBe(widths[at]);
});

/** Small, medium, large, with an icon, and in full width. */
export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12, maxWidth: 320 }}>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
      <Button {...args}>
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        New Event
      </Button>
      <Button {...args} block />
    </div>
  ),
});

Sizes.test('is named by its text, not by its icon', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'New Event' })).toBeVisible();
});

export const Busy = meta.story({ args: { busy: true } });

Busy.test(
  'keeps its name, can be focused and does nothing',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeEnabled();
  },
);

import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from './Button.tsx';
import { guide } from './Button.guide.ts';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { children: 'Continue', onClick: fn() },
});

export const Default = meta.story();

export const Outline = meta.story({ args: { variant: 'outline', children: 'Preferences' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Skip' } });

export const Precious = meta.story({
  args: { variant: 'precious', capitals: true, children: 'BECOME A MEMBER' },
});

export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete User' } });

export const Small = meta.story({ args: { size: 'small' } });

export const Large = meta.story({ args: { size: 'large' } });

export const Block = meta.story({
  args: { block: true },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
});

/** The icon says nothing that the words do not say, so it is hidden from screen readers. */
export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        New Event
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New Event' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

/** Busy, it is still called what it was, and can still be reached. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeEnabled();
    button.blur();
  },
});

/** Each variant keeps its width and draws the ring in its own ink. */
export const BusyVariants = meta.story({
  render: ({ children }) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 12, width: 'max-content' }}
    >
      {(['solid', 'outline', 'quiet', 'precious', 'danger'] as const).flatMap((variant) => [
        <Button key={variant} variant={variant}>
          {children}
        </Button>,
        <Button key={`${variant}-busy`} variant={variant} busy>
          {children}
        </Button>,
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    for (let at = 0; at < widths.length; at += 2) await expect(widths[at + 1]).toBe(widths[at]);
  },
});

const onSubmit = fn((event: FormEvent) => event.preventDefault());

/** A form is sent by Enter, and not again while it is busy. */
export const SubmitsOnce = meta.story({
  args: { type: 'submit' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
      <Button {...args} busy>
        Sending
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
});

export const LongContent = meta.story({
  args: { children: 'Continue with the phone number that you gave us the last time' },
});

export const Narrow = meta.story({
  args: { children: 'Continue with the phone number that you gave us the last time' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').scrollWidth).toBeLessThanOrEqual(240);
  },
});

/** Enter and Space press it; busy, it keeps the focus and does nothing. */
export const Keyboard = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} />
      <Button {...args} busy>
        Save
      </Button>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
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
});

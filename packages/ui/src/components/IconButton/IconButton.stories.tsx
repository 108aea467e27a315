import { ArrowLeft, Heart, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Like', icon: Heart, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Quiet = meta.story({ args: { variant: 'quiet', icon: X, label: 'Close' } });

/** Readable over any picture, in either theme. */
export const OverPicture = meta.story({
  args: { variant: 'overPicture' },
  decorators: [
    (Story) => (
      <div
        data-theme="night"
        style={{
          width: 76,
          padding: 16,
          background: 'center / cover url(/pictures/portraits/026.jpg)',
        }}
      >
        {Story()}
      </div>
    ),
  ],
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
});

/** Back points to where one came from, which is the other side where text runs from right to left. */
export const Directional = meta.story({
  args: { label: 'Back', icon: ArrowLeft, directional: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <IconButton {...args} />
      <div dir="rtl">
        <IconButton {...args} label="Back, right to left" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const iconOf = (name: string) => canvas.getByRole('button', { name }).querySelector('svg');
    await expect(iconOf('Back')).toHaveStyle({ transform: 'none' });
    await expect(iconOf('Back, right to left')).toHaveStyle({
      transform: 'matrix(-1, 0, 0, 1, 0, 0)',
    });
  },
});

export const LongContent = meta.story({
  args: { label: 'Remove the second photo of the profile that is shown to everybody', icon: X },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Remove the second photo of the profile that is shown to everybody',
    );
  },
});

export const BigEnoughForAFinger = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

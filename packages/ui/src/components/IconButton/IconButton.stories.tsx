import { ArrowLeft, Menu, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Back', icon: ArrowLeft, onClick: fn() },
});

export const Outline = meta.story();

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

export const Disabled = meta.story({ args: { disabled: true } });

export const Pressed = meta.story({
  args: { icon: Menu, label: 'Menu' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const BigEnoughForAFinger = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});

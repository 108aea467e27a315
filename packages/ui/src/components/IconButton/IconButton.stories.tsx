import { ArrowLeft, Heart, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Like', icon: Heart, onClick: fn() },
});

export const Default = meta.story();

export const Busy = meta.story({ args: { busy: true } });

/**
 * Over a picture it is readable in both themes. Back points to the previous page, which is on the other side
 * if text runs from right to left.
 */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <IconButton {...args} />
      <IconButton {...args} label="Close" icon={X} variant="quiet" />
      <div style={{ padding: 16, background: 'center / cover url(/pictures/portraits/026.jpg)' }}>
        <IconButton {...args} label="Like, over a picture" variant="overPicture" />
      </div>
      <IconButton {...args} label="Like, disabled" disabled />
      <IconButton {...args} label="Back" icon={ArrowLeft} directional />
      <div dir="rtl">
        <IconButton {...args} label="Back, right to left" icon={ArrowLeft} directional />
      </div>
    </div>
  ),
});

Default.test(
  'is named by its label, has the size of a touch target and is pressed by keyboard',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(44);
    await expect(height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
);

Busy.test(
  'announces that it is busy, and does nothing when pressed',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
);

Variants.test('are mirrored with the text direction, and are disabled', async ({ canvas }) => {
  const iconOf = (name: string) => canvas.getByRole('button', { name }).querySelector('svg');
  await expect(iconOf('Back')).toHaveStyle({ transform: 'none' });
  await expect(iconOf('Back, right to left')).toHaveStyle({
    transform: 'matrix(-1, 0, 0, 1, 0, 0)',
  });
  await expect(canvas.getByRole('button', { name: 'Like, disabled' })).toBeDisabled();
});

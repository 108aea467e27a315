import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './TextButton.guide.ts';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/TextButton',
  component: TextButton,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { children: 'Resend code', onClick: fn() },
});

export const Default = meta.story();

export const WithinALine = meta.story({
  render: (args) => (
    <p>
      Not working? <TextButton {...args} />
    </p>
  ),
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Resend code' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
});

export const LongContent = meta.story({
  args: { children: 'Send me another code to the same number as before' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});

/** Beside its line, not in its way: a line with one in it is as high as a line without. */
export const KeepsTheLine = meta.story({
  render: (args) => (
    <div>
      <p>Not working?</p>
      <p>
        Not working? <TextButton {...args} />
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const [without, within] = canvas.getAllByText(/Not working/).map((line) => line.offsetHeight);
    await expect(within).toBe(without);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

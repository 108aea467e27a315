import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/TextButton',
  component: TextButton,
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

export const LongLabel = meta.story({
  args: { children: 'Send me another code to the same number as before' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

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

export const Disabled = meta.story({ args: { disabled: true } });

export const LongLabel = meta.story({
  args: { children: 'Continue with the phone number that you gave us the last time' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

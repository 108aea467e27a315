import { messages, serverMessages, UserFacingError } from '@perigee/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { WaitlistToggle, type WaitlistToggleProps } from './WaitlistToggle.tsx';

function Kept({ on: first, onChange }: WaitlistToggleProps) {
  const [on, setOn] = useState(first);
  return (
    <WaitlistToggle
      on={on}
      onChange={async (next) => {
        await onChange(next);
        setOn(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Waitlist/Waitlist toggle',
  component: WaitlistToggle,
  args: { on: true, onChange: fn(() => Promise.resolve()) },
  parameters: screenParameters,
  render: (args) => <Kept {...args} />,
});

export const On = meta.story({ parameters: otherTheme });

On.test('is switched off by keyboard', async ({ args, canvas, userEvent }) => {
  const toggle = canvas.getByRole('switch', { name: 'Waitlist' });
  await expect(toggle).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith(false);
  await expect(toggle).not.toBeChecked();
});

On.test(
  'shows the requested state while it saves, and saves once',
  { args: { onChange: fn(() => new Promise<void>(() => undefined)) } },
  async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Waitlist' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
);

On.test(
  "resets if the change fails, with the server's message",
  {
    args: {
      onChange: fn(() => Promise.reject(new UserFacingError(serverMessages.applicantNotFound))),
    },
  },
  async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Waitlist' });
    await userEvent.click(toggle);
    await findToast(serverMessages.applicantNotFound);
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveFocus();
  },
);

On.test(
  'shows that the change failed if the server gives no reason',
  { args: { onChange: fn(() => Promise.reject(new Error(''))) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Waitlist' }));
    await findToast(messages.failed);
  },
);

export const Off = meta.story({ args: { on: false } });

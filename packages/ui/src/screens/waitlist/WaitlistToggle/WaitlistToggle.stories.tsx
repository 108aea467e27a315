import { messages, serverMessages, UserFacingError } from '@perigee/domain';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
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
  title: 'Screens/Waitlist/WaitlistToggle',
  component: WaitlistToggle,
  args: { on: true, onChange: fn(() => Promise.resolve()) },
  parameters: screenParameters,
  render: (args) => <Kept {...args} />,
});

export const On = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Waitlist' })).toBeChecked();
  },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Waitlist' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(toggle).not.toBeChecked();
  },
});

/** It shows what was asked for, and asks once. */
export const Saving = meta.story({
  args: { onChange: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Waitlist' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** It goes back, with the words of the server. */
export const Failed = meta.story({
  args: {
    onChange: fn(() => Promise.reject(new UserFacingError(serverMessages.applicantNotFound))),
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Waitlist' });
    await userEvent.click(toggle);
    await findToast(serverMessages.applicantNotFound);
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveFocus();
  },
});

/** Where the server says nothing. */
export const FailedWithoutWords = meta.story({
  args: { onChange: fn(() => Promise.reject(new Error(''))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Waitlist' }));
    await findToast(messages.failed);
  },
});

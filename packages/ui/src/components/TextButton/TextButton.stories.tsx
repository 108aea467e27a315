import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { guide } from './TextButton.guide.ts';
import { TextButton } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/TextButton',
  component: TextButton,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'Resend code' as ReactNode, onClick: fn() },
});

export const Default = meta.story();

Default.test('is pressed by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Resend code' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

/** Within a line, and disabled. */
export const States = meta.story({
  render: (args) => (
    <div>
      <p>Not working?</p>
      <p>
        Not working? <TextButton {...args} />
      </p>
      <TextButton {...args} disabled>
        Not yet
      </TextButton>
    </div>
  ),
});

States.test('does not increase the line height, and can be disabled', async ({ canvas }) => {
  const [without, within] = canvas.getAllByText(/Not working/).map((line) => line.offsetHeight);
  await expect(within).toBe(without);
  await expect(canvas.getByRole('button', { name: 'Not yet' })).toBeDisabled();
});

/** Not within a line of text, and with an icon. */
export const Standalone = meta.story({
  parameters: picturedByScreens,
  args: {
    standalone: true,
    children: (
      <>
        <Icon icon={Volume2} />
        Play a sound
      </>
    ),
  },
});

Standalone.test('has the height of a touch target', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Play a sound' });
  await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
});

export const Busy = meta.story({ args: { busy: true } });

Busy.test('does nothing when pressed', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Resend code' });
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
});

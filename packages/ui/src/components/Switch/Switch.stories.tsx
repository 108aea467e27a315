import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/Switch',
  component: Switch,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Waitlist mode', onChange: fn() },
});

export const Default = meta.story();

Default.test('toggles by keyboard', async ({ args, canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Waitlist mode' });
  await userEvent.tab();
  await expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(control).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledOnce();
});

/** Toggled at once, and reset if saving fails. */
function SavedInVain() {
  const [state, setState] = useState<'off' | 'saving' | 'failed'>('off');
  return (
    <>
      <Switch
        label="Waitlist mode"
        checked={state === 'saving'}
        busy={state === 'saving'}
        error={state === 'failed' ? messages.failed : undefined}
        onChange={() => setState('saving')}
      />
      <Button onClick={() => setState('failed')}>Let it fail</Button>
    </>
  );
}

Default.test(
  'is reset if it cannot be saved, and announces the error',
  { render: () => <SavedInVain /> },
  async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Waitlist mode' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Let it fail' }));
    await expect(control).not.toBeChecked();
    const error = canvas.getByText(messages.failed);
    await expect(error.closest('[aria-live=polite]')).not.toBeNull();
    await expect(control).toHaveAccessibleDescription(messages.failed);
  },
);

const HELP = 'Hides likes, matches and wallets from members.';

export const States = meta.story({
  render: (args) => (
    <Stack align="start" gap={6}>
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Busy and on" busy defaultChecked />
      <Switch {...args} label="Disabled" disabled />
      <Switch {...args} label="Disabled and on" disabled defaultChecked />
      <Switch {...args} label="With help" help={HELP} />
      <Switch {...args} label="With an error" error={messages.failed} />
      <Switch {...args} label="Label hidden" labelHidden defaultChecked />
    </Stack>
  ),
});

States.test('is named by a hidden label and described by its help', async ({ canvas }) => {
  await expect(canvas.getByRole('switch', { name: 'Label hidden' })).toBeVisible();
  await expect(canvas.getByRole('switch', { name: 'With help' })).toHaveAccessibleDescription(HELP);
});

/** Default while it is saving. */
export const Busy = meta.story({ args: { busy: true } });

Busy.test('keeps the focus, and does not toggle', async ({ args, canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Waitlist mode' });
  await userEvent.click(control);
  await expect(control).not.toBeChecked();
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await expect(control).toHaveFocus();
});

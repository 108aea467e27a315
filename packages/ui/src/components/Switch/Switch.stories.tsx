import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Waitlist mode', onChange: fn() },
});

export const Default = meta.story();

export const On = meta.story({ args: { defaultChecked: true } });

/** Default while it is saved. It keeps the focus, and does not turn. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Waitlist mode' });
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(control).toHaveFocus();
    control.blur();
  },
});

export const BusyAndOn = meta.story({ args: { busy: true, defaultChecked: true } });

export const Disabled = meta.story({ args: { disabled: true } });

export const DisabledAndOn = meta.story({ args: { disabled: true, defaultChecked: true } });

export const WithHelp = meta.story({
  args: { help: 'Hides likes, matches and wallets from members.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Hides likes, matches and wallets from members.',
    );
  },
});

export const WithError = meta.story({ args: { error: messages.failed } });

export const LabelHidden = meta.story({
  args: { labelHidden: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Waitlist mode' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Show the waitlist to everybody who comes here without having been accepted',
    error: messages.failed,
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const RightToLeft = meta.story({
  args: { label: 'وضع قائمة الانتظار', defaultChecked: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

/** Turned at once, and put back when saving fails. */
function SavedInVain() {
  const [state, setState] = useState<'off' | 'saving' | 'failed'>('off');
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Switch
        label="Waitlist mode"
        checked={state === 'saving'}
        busy={state === 'saving'}
        error={state === 'failed' ? messages.failed : undefined}
        onChange={() => setState('saving')}
      />
      <Button variant="outline" size="small" onClick={() => setState('failed')}>
        Let it fail
      </Button>
    </div>
  );
}

export const FailsToSave = meta.story({
  render: () => <SavedInVain />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Waitlist mode' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    const end = canvas.getByRole('button', { name: 'Let it fail' });
    await userEvent.click(end);
    await expect(control).not.toBeChecked();
    const error = canvas.getByText(messages.failed);
    await expect(error.closest('[aria-live=polite]')).not.toBeNull();
    await expect(control).toHaveAccessibleDescription(messages.failed);
    end.blur();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Waitlist mode' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

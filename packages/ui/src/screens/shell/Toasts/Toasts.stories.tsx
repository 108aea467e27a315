import { limits, messages, ticketMessages } from '@perigee/domain';
import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { productTimes, useToast, type Toasts } from '../../../components/Toast/toast-context.ts';

interface TellProps {
  label: string;
  tell: (toasts: Toasts) => void;
}

function Tell({ label, tell }: TellProps) {
  const toasts = useToast();
  return (
    <div style={{ padding: '120px 24px' }}>
      <Button variant="outline" onClick={() => tell(toasts)}>
        {label}
      </Button>
    </div>
  );
}

/** What is said of something that was pressed. In stories no toast leaves by itself. */
const meta = preview.meta({
  title: 'Screens/Shell/Toasts',
  component: Tell,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: { label: 'Save', tell: (toasts) => toasts.info('Preferences Saved') },
});

export const Error20s = meta.story({
  args: { tell: (toasts) => toasts.error(messages.unableToProcess) },
  play: async ({ canvas, userEvent }) => {
    await expect(productTimes.error).toBe(20_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast(messages.unableToProcess);
    await expect(screen.getByRole('alert')).toHaveTextContent(messages.unableToProcess);
  },
});

export const Default5s = meta.story({
  args: { label: 'Add', tell: (toasts) => toasts.success(ticketMessages.ticketGiven) },
  play: async ({ canvas, userEvent }) => {
    await expect(productTimes.usual).toBe(5_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await findToast(ticketMessages.ticketGiven);
  },
});

export const Success25s = meta.story({
  args: { label: 'Copy', tell: (toasts) => toasts.success(messages.copy.done, { short: true }) },
  play: async ({ canvas, userEvent }) => {
    await expect(productTimes.short).toBe(limits.toastShortMs);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await findToast(messages.copy.done);
  },
});

/** One at a time: what was under way gives way to how it ended. */
export const ReplacedByNext = meta.story({
  args: {
    label: 'Reserve',
    tell: (toasts) => {
      toasts.loading(ticketMessages.reserving);
      toasts.error(ticketMessages.soldOut);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve' }));
    await findToast(ticketMessages.soldOut);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: ticketMessages.reserving })).toBeNull(),
    );
  },
});

export const TopRight = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const shown = await findToast('Preferences Saved');
    await waitFor(() => {
      const { right, top } = shown.getBoundingClientRect();
      return expect(innerWidth - right < 64 && top < 64).toBe(true);
    });
  },
});

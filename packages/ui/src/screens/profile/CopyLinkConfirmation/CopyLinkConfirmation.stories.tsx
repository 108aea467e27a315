import { limits } from '@perigee/domain';
import { expect, fn, waitFor } from 'storybook/test';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';

const HOUR = 3_600_000;
const text = 'https://perigee.example/@noor';

const meta = preview.meta({
  title: 'Screens/Profile/CopyLinkConfirmation',
  component: CopyButton,
  args: { text, children: 'Copy link', write: fn(async () => {}) },
  parameters: screenParameters,
});

/** Held still for the picture; how long it stays is told by Hidden. */
export const Shown2500ms = meta.story({
  args: { copiedMs: HOUR },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.write).toHaveBeenCalledWith(text);
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied successfully');
  },
});

/** Before anything was copied, and again 2.5 s after it was. */
export const Hidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(limits.toastShortMs).toBe(2500);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied successfully');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** The browser does not let it copy: the link comes out, selected. */
export const ByHand = meta.story({
  args: { write: fn(() => Promise.reject(new Error('Not allowed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

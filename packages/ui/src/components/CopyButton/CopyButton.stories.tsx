import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '@perigee/domain';
import { holdTimers } from '#.storybook/hold-timers';
import preview from '#.storybook/preview';
import { guide } from './CopyButton.guide.ts';
import { CopyButton } from './CopyButton.tsx';

const LINK = 'https://perigee.example/@noor';

const meta = preview.meta({
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['ready'],
  parameters: { guide },
  args: {
    text: LINK,
    children: 'Copy link',
    // The confirmation stays visible, except in the tests of its timeout.
    copiedMs: 3_600_000,
    write: fn(async () => undefined),
  },
});

export const Default = meta.story();

Default.test(
  'copies with Enter and Space, and keeps the focus',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.write).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
);

Default.test(
  'shows the confirmation for 2.5 seconds',
  { args: { copiedMs: undefined } },
  async ({ canvas, userEvent }) => {
    const endConfirmation = holdTimers(2500);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Link copied successfully'),
    );
    endConfirmation();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
);

Default.test(
  'shows the confirmation for the given time',
  { args: { copiedMs: 50 } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.write).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
);

Default.test(
  'shows the given confirmation',
  { args: { text: 'PERIGEE8', children: 'Copy code', copiedText: messages.copy.toClipboard } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Copied to Clipboard'),
    );
  },
);

const writeText = fn(async () => undefined);

Default.test(
  "writes to the browser's own clipboard",
  {
    args: { write: undefined },
    beforeEach: () => {
      const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      return () => {
        if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard');
        else Object.defineProperty(navigator, 'clipboard', own);
      };
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(writeText).toHaveBeenCalledWith(LINK);
  },
);

/** The confirmation is visible beside the button, and announced. */
export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(button);
    await waitFor(() => expect(said).toHaveTextContent('Link copied successfully'));
    await expect(args.write).toHaveBeenCalledWith(LINK);
    await expect(button).toHaveFocus();
    button.blur();
  },
});

/** The confirmation is below the button, which does not move. */
export const Centred = meta.story({
  args: { centred: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    const { x, y } = button.getBoundingClientRect();
    await userEvent.click(button);
    await canvas.findByText('Link copied successfully');
    await expect(button.getBoundingClientRect()).toMatchObject({ x, y });
    button.blur();
  },
});

/** The browser denies the copy. The text is shown selected, so that one more key copies it. */
export const Failed = meta.story({
  args: {
    write: fn(async () => {
      throw new Error('NotAllowedError');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByLabelText<HTMLInputElement>(messages.copy.byHand);
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A text that is no longer valid is not copied, and the button shows the reason. */
export const Refused = meta.story({
  args: { refusal: 'This link has expired' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy link' });
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('This link has expired'),
    );
    await expect(args.write).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    button.blur();
  },
});

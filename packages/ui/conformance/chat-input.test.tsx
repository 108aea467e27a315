import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SentMessage } from '../src/screens/chat/index.ts';
import * as stories from '../src/screens/chat/Conversation/Conversation.stories.tsx';
import '../src/theme/index.ts';

/** Shows the conversation in its state before its play function runs, with messages that are sent to `onSend`. */
async function show(onSend: (message: SentMessage) => void): Promise<void> {
  const args = { onSend, isTyping: false };
  await stories.Default.extend({ args, play: () => undefined }).run();
}

const composer = () => page.getByRole('textbox', { name: 'Message to Noor' });

it('the composer takes the keys of the browser, and Enter sends', async () => {
  const onSend = vi.fn<(message: SentMessage) => void>();
  await show(onSend);
  await expect.element(composer()).toHaveFocus();
  await userEvent.keyboard('Two forks.{Shift>}{Enter}{/Shift}One tart.');
  await expect.element(composer()).toHaveValue('Two forks.\nOne tart.');
  await userEvent.keyboard('{Enter}');
  await expect.element(composer()).toHaveValue('');
  expect(onSend.mock.calls).toEqual([[{ text: 'Two forks.\nOne tart.', quote: null }]]);
  await userEvent.keyboard('And napkins.');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledTimes(2);
  await expect.element(composer()).toHaveFocus();
  await expect.element(page.getByText('And napkins.')).toBeInViewport();
});

it('the composer takes a paste of several lines, and grows with it', async () => {
  const onSend = vi.fn<(message: SentMessage) => void>();
  await show(onSend);
  const source = document.createElement('textarea');
  source.value = 'One\nTwo\nThree';
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(composer());
  await userEvent.paste();
  await expect.element(composer()).toHaveValue('One\nTwo\nThree');
  expect((composer().element() as HTMLElement).offsetHeight).toBe(96);
  expect(onSend).not.toHaveBeenCalled();
});

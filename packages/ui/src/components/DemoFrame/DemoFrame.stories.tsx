import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { iframeStory } from '#.storybook/iframe-story';
import preview from '#.storybook/preview';
import { withToasts } from '#.storybook/toasts';
import { guide } from './DemoFrame.guide.ts';
import { DemoFrame } from './DemoFrame.tsx';

const NOW = new Date('2026-12-01T15:00:00Z');

const PAYMENT = `<!doctype html>
<html lang="en"><head><title>Payment</title></head>
<body><h1>Payment</h1>
<form method="post" action="/checkout/7"><label>Card number <input name="number"></label>
<button name="answer" value="pay">Pay $20</button></form>
<a href="/events/7">Cancel</a></body></html>`;

const meta = preview.meta({
  title: 'Components/Layout/DemoFrame',
  component: DemoFrame,
  tags: ['ready'],
  parameters: { guide, layout: 'fullscreen', ...iframeStory },
  decorators: [withToasts],
  args: {
    src: 'about:blank',
    accounts: [
      { value: 'visitor', label: 'Visitor' },
      { value: 'member', label: 'Member: Dawit Tesfaye' },
      { value: 'host', label: 'Host: Giulia Moretti' },
    ],
    account: 'member',
    onAccountChange: fn(),
    now: NOW,
    timeZone: 'UTC',
    onTimeChange: fn(),
    messages: [
      {
        id: 2,
        to: '+12125550103',
        text: '066567 is your code for Perigee.',
        code: '066567',
        link: null,
        sentAt: NOW,
      },
      {
        id: 1,
        to: 'giulia.moretti@example.com',
        text: 'Dawit has a ticket for Slow Dinner, Once a Week.',
        code: null,
        link: '/portal/events/7',
        sentAt: NOW,
      },
    ],
    onOpenLink: fn(),
    onStartAgain: fn(async () => undefined),
    otherPage: null,
  },
});

export const Default = meta.story();

Default.test('shows the last code, and opens the link of a message', async (context) => {
  const { canvas, userEvent, args } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Code 066567' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Messages' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Open the link' }));
  await expect(args.onOpenLink).toHaveBeenLastCalledWith('/portal/events/7');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Default.test('moves the clock by a day', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tue 1 Dec, 3:00 PM' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set the clock' }));
  await userEvent.click(dialog.getByRole('button', { name: '+ 1 day' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Set the Clock' }));
  await expect(args.onTimeChange).toHaveBeenLastCalledWith(new Date('2026-12-02T15:00:00Z'));
});

Default.test('asks before it starts again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Start again?' }));
  await expect(args.onStartAgain).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Start Again' }));
  await expect(args.onStartAgain).toHaveBeenCalledOnce();
});

/** While the product makes its world. */
export const Starting = meta.story({ args: { now: null, messages: [] } });

/** An account that was made in the demonstration. */
export const AnotherAccount = meta.story({ args: { account: null } });

/** The page of another product, in front of ours. */
export const OtherPage = meta.story({
  args: { otherPage: { html: PAYMENT, onRequest: fn(), onClose: fn() } },
});

OtherPage.test('takes what the page sends', async ({ canvas, userEvent, args }) => {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('A page outside of Perigee');
  const button = await waitFor(() => {
    if (frame.contentDocument === null) throw new Error('The page has not loaded');
    return within(frame.contentDocument.body).getByRole('button', { name: 'Pay $20' });
  });
  const onRequest = args.otherPage?.onRequest;
  button.click();
  await waitFor(() => expect(onRequest).toHaveBeenCalledOnce());
  await expect(onRequest).toHaveBeenLastCalledWith({
    url: '/checkout/7',
    fields: new URLSearchParams({ number: '', answer: 'pay' }),
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.otherPage?.onClose).toHaveBeenCalledOnce();
});

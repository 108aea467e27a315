import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { guide } from './Countdown.guide.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const START = new Date('2026-12-01T20:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const before = (ms: number) => new Date(START.getTime() - ms);

const meta = preview.meta({
  title: 'Components/Data/Countdown',
  component: Countdown,
  tags: ['ready'],
  parameters: { guide },
  args: {
    startsAt: START,
    timeZone: 'America/New_York',
    now: before(3 * HOUR + 7 * MINUTE + 9 * SECOND),
    onElapsed: fn(),
  },
});

/** Hours, minutes and seconds on the last day. */
export const Default = meta.story();

Default.test('is a timer, and announces nothing', async ({ canvas }) => {
  const timer = canvas.getByRole('timer', { name: 'Starts in' });
  await expect(timer).toHaveTextContent('03:07:09');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

Default.test(
  'announces ten minutes before the start, and has the given label',
  { args: { now: before(10 * MINUTE), label: 'Supper by the lake starts in' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Starts in 10 minutes');
    const timer = canvas.getByRole('timer', { name: 'Supper by the lake starts in' });
    await expect(timer).toBeVisible();
  },
);

function WithHand(props: CountdownProps) {
  const [left, setLeft] = useState(SECOND);
  return (
    <>
      <Countdown {...props} now={before(left)} />
      <Button onClick={() => setLeft((ms) => ms - SECOND)}>A second later</Button>
    </>
  );
}

Default.test(
  'announces the start, and calls onElapsed once',
  { render: (args) => <WithHand {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01');
    const later = canvas.getByRole('button', { name: 'A second later' });
    await userEvent.click(later);
    await expect(args.onElapsed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Started at: 3:00 PM');
    await userEvent.click(later);
    await expect(args.onElapsed).toHaveBeenCalledOnce();
  },
);

/** Days, a clock on the last day, without hours at the end, and the time of the start. */
export const Moments = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      {[9 * DAY, DAY, DAY - SECOND, HOUR - SECOND, 8 * MINUTE + 4 * SECOND, -5 * MINUTE].map(
        (ms) => (
          <Countdown {...args} key={ms} now={before(ms)} />
        ),
      )}
    </div>
  ),
});

Moments.test('counts days, then a clock, and is no timer once it started', async ({ canvas }) => {
  const texts = canvas.getAllByRole('timer').map(({ textContent }) => textContent);
  await expect(texts).toEqual(['9 days', '1 day', '23:59:59', '59:59', '08:04']);
  await expect(canvas.getByText('Started at: 3:00 PM')).toBeVisible();
});

/** It inherits the style of the text around it. */
export const InAHeading = meta.story({
  render: (args) => (
    <h2>
      Doors open in <Countdown {...args} />
    </h2>
  ),
});

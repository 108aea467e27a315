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
  title: 'Components/Countdown',
  component: Countdown,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    startsAt: START,
    timeZone: 'America/New_York',
    now: before(3 * HOUR + 7 * MINUTE + 9 * SECOND),
    onElapsed: fn(),
  },
});

/** Hours, minutes and seconds on the last day. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Starts in' });
    await expect(timer).toHaveTextContent('03:07:09');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Days = meta.story({
  args: { now: before(9 * DAY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('9 days');
  },
});

export const OneDay = meta.story({
  args: { now: before(DAY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 day');
  },
});

export const MinutesAndSeconds = meta.story({
  args: { now: before(8 * MINUTE + 4 * SECOND) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('08:04');
  },
});

/** It had started before anybody looked: nothing is announced, nothing is asked for anew. */
export const Started = meta.story({
  args: { now: before(-5 * MINUTE) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Started at: 3:00 PM')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onElapsed).not.toHaveBeenCalled();
  },
});

export const Announced = meta.story({
  args: { now: before(10 * MINUTE) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Starts in 10 minutes');
  },
});

export const Label = meta.story({
  args: { label: 'Supper by the lake starts in' },
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Supper by the lake starts in' });
    await expect(timer).toBeVisible();
  },
});

/** It takes the looks of the text around it. */
export const InAHeading = meta.story({
  render: (args) => (
    <h2>
      Doors open in <Countdown {...args} />
    </h2>
  ),
});

export const Narrow = meta.story({
  render: (args) => (
    <p style={{ width: 120 }}>
      Doors open in <Countdown {...args} now={before(-1)} />
    </p>
  ),
});

/** Its figures and words keep their order. */
export const RightToLeft = meta.story({
  args: { now: before(9 * DAY) },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

function WithHand(props: CountdownProps) {
  const [left, setLeft] = useState(SECOND);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Countdown {...props} now={before(left)} />
      <Button variant="outline" onClick={() => setLeft((ms) => ms - SECOND)}>
        A second later
      </Button>
    </div>
  );
}

/** The start comes: it is announced, and told to the caller once. */
export const Elapses = meta.story({
  render: (args) => <WithHand {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01');
    const later = canvas.getByRole('button', { name: 'A second later' });
    await userEvent.click(later);
    await expect(args.onElapsed).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Started at: 3:00 PM');
    await userEvent.click(later);
    await expect(args.onElapsed).toHaveBeenCalledOnce();
  },
});

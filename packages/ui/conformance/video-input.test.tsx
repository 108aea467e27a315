import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Call, type CallProps } from '../src/screens/video/index.ts';
import * as stories from '../src/screens/video/Call/Call.stories.tsx';
import '../src/theme/index.ts';

/** The call as the app shows it, without cameras. */
function InApp(props: CallProps) {
  const [own, setOwn] = useState(props.own);
  return (
    <Call
      {...props}
      own={own}
      onMicrophoneChange={(isOn) => {
        props.onMicrophoneChange(isOn);
        setOwn((current) => ({ ...current, isMicrophoneOn: isOn }));
      }}
      onCameraChange={props.onCameraChange}
    />
  );
}

type Args = Partial<Pick<CallProps, 'onMicrophoneChange' | 'onCameraChange' | 'onLeave'>>;

const show = (args: Args = {}) =>
  stories.Default.extend({
    args,
    play: () => undefined,
    render: (props) => <InApp {...props} />,
  }).run();

const button = (name: string | RegExp) => page.getByRole('button', { name });
const ownPicture = () => button(/^You: your picture/);

/** Which corner of the window the own picture is nearest to. */
function corner(): string {
  const { left, top, width, height } = ownPicture().element().getBoundingClientRect();
  const row = top + height / 2 < window.innerHeight / 2 ? 'top' : 'bottom';
  return `${row} ${left + width / 2 < window.innerWidth / 2 ? 'left' : 'right'}`;
}

it('a call takes M and V of the browser, and Escape never leaves it', async () => {
  const onMicrophoneChange = vi.fn<(isOn: boolean) => void>();
  const onCameraChange = vi.fn<(isOn: boolean) => void>();
  const onLeave = vi.fn<() => void>();
  await show({ onMicrophoneChange, onCameraChange, onLeave });
  await userEvent.keyboard('m');
  await expect.element(button('Unmute')).toBeVisible();
  await userEvent.keyboard('mv{Escape}');
  expect(onMicrophoneChange.mock.calls).toEqual([[false], [true]]);
  expect(onCameraChange.mock.calls).toEqual([[false]]);
  expect(onLeave).not.toHaveBeenCalled();
});

it('arrow keys move among the controls of a call, of which Tab knows one', async () => {
  const onLeave = vi.fn<() => void>();
  await show({ onLeave });
  button('Mute').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(button('Leave')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onLeave).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(ownPicture()).toHaveFocus();
});

it('the own picture of a call goes to the corner nearest to where it is dropped', async () => {
  await show();
  expect(corner()).toBe('bottom right');
  await userEvent.dragAndDrop(ownPicture(), page.getByRole('main'), {
    targetPosition: { x: 200, y: 150 },
    steps: 12,
    force: true,
  });
  await expect.poll(corner).toBe('top left');
  // A press is no drag: the next corner clockwise.
  await userEvent.click(ownPicture());
  await expect.poll(corner).toBe('top right');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(corner).toBe('bottom right');
});

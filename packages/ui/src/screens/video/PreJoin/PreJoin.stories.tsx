import { messages, UserFacingError } from '@perigee/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { loading, ready } from '../../../loadable.ts';
import {
  deviceArgs,
  devices,
  eventRoom,
  matchRoom,
  noProblems,
  ownMedia,
  VIEWER_PICTURE,
} from '../story-data.ts';
import { arePlaying, useFilmed } from '../story-media.ts';
import { PreJoin, type PreJoinProps } from './PreJoin.tsx';

const FILMED = [[VIEWER_PICTURE, 'wide']] as const;

/** Shows the viewer's camera, and changes what the controls change, as the app does. */
function InApp(props: PreJoinProps) {
  const [camera = null] = useFilmed(FILMED);
  const microphone = useSilence();
  const [own, setOwn] = useState(props.own);
  return (
    <PreJoin
      {...props}
      own={{ ...own, camera: props.problems.camera === null ? camera : null, microphone }}
      onMicrophoneChange={(isOn) => {
        props.onMicrophoneChange(isOn);
        setOwn({ ...own, isMicrophoneOn: isOn });
      }}
      onCameraChange={(isOn) => {
        props.onCameraChange(isOn);
        setOwn({ ...own, isCameraOn: isOn });
      }}
    />
  );
}

/** A microphone in a quiet room. */
function useSilence(): MediaStreamTrack {
  const [track] = useState(
    () => new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0],
  );
  if (track === undefined) throw new Error('The destination gives no sound.');
  return track;
}

const meta = preview.meta({
  title: 'Screens/Video/Before a call',
  component: PreJoin,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    ...deviceArgs,
    room: ready(matchRoom),
    own: ownMedia,
    problems: noProblems,
    onDevicesRetry: fn(),
    onJoin: fn(() => Promise.resolve()),
    level: 0.4,
    browser: 'chrome' as PreJoinProps['browser'],
    host: 'perigee.example',
    backHref: '/matches/1034',
  },
  render: (args) => <InApp {...args} />,
});

export const Default = meta.story({
  parameters: otherTheme,
  play: ({ canvasElement }) => arePlaying(canvasElement, 1),
});

Default.test('calls the match', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Noor, 31');
  await userEvent.click(canvas.getByRole('button', { name: 'Call Noor' }));
  await expect(args.onJoin).toHaveBeenCalledOnce();
});

Default.test(
  'says why a call failed, and calls again',
  { args: { onJoin: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call Noor' }));
    await expect(await canvas.findByText(messages.unableToProcess)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Call Noor' }));
    await expect(args.onJoin).toHaveBeenCalledTimes(2);
  },
);

Default.test('mirrors the own picture', async ({ canvas }) => {
  const { transform } = getComputedStyle(canvas.getByLabelText('Your camera'));
  await expect(new DOMMatrix(transform).a).toBe(-1);
});

Default.test('mutes and stops the camera', async ({ args, canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
  await expect(args.onMicrophoneChange).toHaveBeenCalledWith(false);
  await userEvent.click(canvas.getByRole('button', { name: 'Stop camera' }));
  await expect(args.onCameraChange).toHaveBeenCalledWith(false);
  await expect(canvas.getByText('Your camera is off')).toBeVisible();
  await expect(canvas.queryByLabelText('Your camera')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Start camera' }));
  await arePlaying(canvasElement, 1);
  await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
});

Default.test('chooses devices', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Speaker' }));
  const list = within(await screen.findByRole('listbox'));
  await userEvent.click(list.getByRole('option', { name: 'Headset' }));
  await waitFor(() => expect(args.onDeviceChange).toHaveBeenCalledWith('speaker', 'Headset'));
  await userEvent.click(canvas.getByRole('button', { name: 'Play a sound' }));
  await expect(args.onPlaySound).toHaveBeenCalledOnce();
});

Default.test('says in words that the microphone works', async ({ canvas }) => {
  await expect(canvas.getByText('Your microphone works.')).toBeVisible();
});

Default.test(
  'measures a microphone in silence',
  { args: { level: undefined } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Say something: the line moves.')).toBeVisible();
  },
);

Default.test(
  'leaves out what the browser cannot choose',
  { args: { devices: { ...devices, speaker: { options: [], value: null } } } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Speaker' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Play a sound' })).toBeNull();
  },
);

/** The room of an event, with the viewer's camera off. */
export const EventRoom = meta.story({
  args: {
    room: ready(eventRoom),
    own: { ...ownMedia, isCameraOn: false },
    backHref: '/events/rooftop-speed-dating-new-york-12',
  },
});

EventRoom.test('joins', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Join the call' }));
  await expect(args.onJoin).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Back to the event' })).toHaveAttribute(
    'href',
    '/events/rooftop-speed-dating-new-york-12',
  );
});

export const Blocked = meta.story({
  args: { problems: { camera: 'denied', microphone: 'denied' } },
});

Blocked.test('requests the devices again, or leads back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onDevicesRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: 'Write instead' })).toHaveAttribute(
    'href',
    '/matches/1034',
  );
});

Blocked.test(
  'has the steps of the browser',
  { args: { browser: 'safari-phone', problems: { camera: null, microphone: 'denied' } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your microphone is blocked',
    );
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('then Website Settings');
  },
);

/** Sound only: the user talks without a camera. */
export const NoCamera = meta.story({
  args: {
    problems: { camera: 'missing', microphone: null },
    devices: { ...devices, camera: { options: [], value: null } },
  },
});

NoCamera.test('calls with sound only, or looks again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('No camera found')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
  await expect(args.onDevicesRetry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Call with sound only' }));
  await expect(args.onJoin).toHaveBeenCalledOnce();
});

NoCamera.test(
  'says that another program uses the camera',
  { args: { problems: { camera: 'busy', microphone: null } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Another program uses your camera')).toBeVisible();
  },
);

NoCamera.test(
  'says that the camera alone is blocked',
  { args: { problems: { camera: 'denied', microphone: null } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Your camera is blocked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call with sound only' })).toBeVisible();
  },
);

NoCamera.test(
  'joins without a microphone',
  { args: { problems: { camera: null, microphone: 'missing' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('No microphone found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Call without microphone' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mute' })).toBeNull();
  },
);

NoCamera.test(
  'cannot call without any device',
  { args: { problems: { camera: 'missing', microphone: 'missing' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('No camera and no microphone found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Call/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible();
  },
);

export const Loading = meta.story({ args: { room: loading } });

const onRetry = fn();

Loading.test(
  'says that the room could not be loaded, and tries again',
  { args: { room: { status: 'error', message: messages.unableToProcess, onRetry } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

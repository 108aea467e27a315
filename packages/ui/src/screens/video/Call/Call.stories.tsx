import { useState, type ReactNode } from 'react';
import { expect, fn, screen, within, waitFor } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { ShortcutsProvider } from '../../../components/KeyboardShortcuts/KeyboardShortcuts.tsx';
import {
  deviceArgs,
  eventRoom,
  guests,
  matchRoom,
  noor,
  noProblems,
  viewer,
  VIEWER_PICTURE,
} from '../story-data.ts';
import { arePlaying, useFilmed, type Filmed } from '../story-media.ts';
import { Call, type CallProps } from './Call.tsx';

/** Thursday evening in New York, four minutes into the call. */
const startedAt = new Date('2026-12-10T23:45:00Z');
const now = new Date('2026-12-10T23:49:12Z');

interface InAppProps extends CallProps {
  /** What the cameras show: the viewer's, and those of the others. */
  filmedAs: readonly Filmed[];
}

/** In the parameters of a story, because it is no prop of the call. */
const filmedIn = (parameters: object) => (parameters as { filmedAs: readonly Filmed[] }).filmedAs;

/** Shows cameras, and changes what the controls change, as the app does. */
function InApp({ filmedAs, ...props }: InAppProps) {
  const [camera = null, ...cameras] = useFilmed(filmedAs);
  const [own, setOwn] = useState(props.own);
  return (
    <Call
      {...props}
      others={props.others.map((other, index) => ({ ...other, camera: cameras[index] ?? null }))}
      own={{ ...own, camera }}
      onMicrophoneChange={(isOn) => {
        props.onMicrophoneChange(isOn);
        setOwn((current) => ({ ...current, isMicrophoneOn: isOn }));
      }}
      onCameraChange={(isOn) => {
        props.onCameraChange(isOn);
        setOwn((current) => ({ ...current, isCameraOn: isOn }));
      }}
    />
  );
}

const FILMED_VIEWER = [VIEWER_PICTURE, 'wide'] as const;

/** The app keeps whether the keys M and V are on. */
const withKeys = (Story: () => ReactNode) => (
  <ShortcutsProvider characterKeys onCharacterKeysChange={() => undefined}>
    {Story()}
  </ShortcutsProvider>
);

const meta = preview.meta({
  title: 'Screens/Video/Call',
  component: Call,
  tags: ['takes-focus'],
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    filmedAs: [FILMED_VIEWER, ['026', 'upright']] satisfies Filmed[],
  },
  decorators: [withKeys],
  args: {
    ...deviceArgs,
    room: matchRoom,
    others: [noor],
    waitingFor: 'answer' as CallProps['waitingFor'],
    own: viewer,
    startedAt,
    isReconnecting: false,
    problems: noProblems,
    level: 0.4,
    onFlip: fn(),
    onLeave: fn(),
    now,
  },
  render: (args, { parameters }) => <InApp {...args} filmedAs={filmedIn(parameters)} />,
  play: ({ args, canvasElement }) => areFilmed(args, canvasElement),
});

/** Waits until every camera that is on is shown. */
async function areFilmed({ own, others }: Pick<CallProps, 'own' | 'others'>, root: HTMLElement) {
  await arePlaying(root, [own, ...others].filter(({ isCameraOn }) => isCameraOn).length);
}

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

const control = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });
const ownPicture = (canvas: Canvas) => control(canvas, /^You: your picture/);

/** The window is wide for a camera that is upright: it is whole, in front of a soft copy of itself. */
export const Default = meta.story({ parameters: otherTheme });

Default.test('shows the other user, and the length of the call', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Noor')).toBeVisible();
  await expect(canvas.getByRole('timer')).toHaveTextContent('04:12');
});

Default.test('moves among the controls with the arrow keys', async ({ canvas, userEvent }) => {
  control(canvas, 'Mute').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(control(canvas, 'Stop camera')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(control(canvas, 'Leave')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(control(canvas, 'Mute')).toHaveFocus();
});

Default.test('mutes with M and stops the camera with V', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('m');
  await expect(args.onMicrophoneChange).toHaveBeenCalledWith(false);
  await expect(control(canvas, 'Unmute')).toBeVisible();
  await expect(canvas.getByText('You are muted')).toBeInTheDocument();
  await userEvent.keyboard('v');
  await expect(args.onCameraChange).toHaveBeenCalledWith(false);
  await userEvent.keyboard('m');
  await expect(args.onMicrophoneChange).toHaveBeenLastCalledWith(true);
});

Default.test('is not left with Escape', async ({ args, canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  control(canvas, 'Leave').focus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onLeave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

Default.test(
  'chooses devices during the call',
  { args: { onFlip: undefined } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(control(canvas, 'Devices'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Devices' }));
    await expect(dialog.getByRole('combobox', { name: 'Camera' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
);

/** The other user's camera has about the shape of the window, and covers it. */
Default.test(
  'covers the stage where the shapes agree',
  {
    globals: { viewport: { value: 'desktop' } },
    parameters: { filmedAs: [FILMED_VIEWER, ['026', 'wide']] satisfies Filmed[] },
  },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Noor')).toHaveProperty('clientWidth', window.innerWidth);
  },
);

export const Calling = meta.story({ args: { others: [], startedAt: null } });

Calling.test('cancels', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calling Noor');
  await userEvent.click(control(canvas, 'Cancel'));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

Calling.test(
  'says that the connection is being made',
  { args: { waitingFor: 'connection' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Connecting to Noor');
    await expect(control(canvas, 'Leave')).toBeVisible();
  },
);

export const MutedAndWeak = meta.story({
  args: {
    others: [{ ...noor, quality: 'weak' }],
    own: { ...viewer, isMicrophoneOn: false },
  },
});

MutedAndWeak.test('stops the camera to save the call', async ({ args, canvas, userEvent }) => {
  const [inNotice] = within(canvas.getByRole('main')).getAllByRole('button', {
    name: 'Stop camera',
  });
  if (inNotice === undefined) throw new Error('The notice has no action.');
  await userEvent.click(inNotice);
  await expect(args.onCameraChange).toHaveBeenCalledWith(false);
  await expect(canvas.getByText('The connection is weak')).toBeVisible();
});

MutedAndWeak.test(
  'says that a device was taken away',
  { args: { others: [noor], problems: { camera: 'removed', microphone: null } } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Your camera was disconnected')[0]).toBeVisible();
    const [inNotice] = canvas.getAllByRole('button', { name: 'Devices' });
    if (inNotice === undefined) throw new Error('The notice has no action.');
    await userEvent.click(inNotice);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Devices' })).toBeVisible());
  },
);

/** The user's own picture has the focus, so that arrow keys move it. */
export const OwnPictureMoved = meta.story({
  args: { own: { ...viewer, isCameraOn: false } },
  play: async ({ args, canvas, canvasElement }) => {
    await areFilmed(args, canvasElement);
    ownPicture(canvas).focus();
  },
});

/** Which corner of the window an element is nearest to. */
function cornerOf(element: HTMLElement): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const row = top + height / 2 < window.innerHeight / 2 ? 'top' : 'bottom';
  return `${row} ${left + width / 2 < window.innerWidth / 2 ? 'left' : 'right'}`;
}

OwnPictureMoved.test('moves with the arrow keys', async ({ canvas, userEvent }) => {
  for (const [key, corner] of [
    ['ArrowLeft', 'bottom left'],
    ['ArrowUp', 'top left'],
    ['ArrowUp', 'top left'],
    ['ArrowRight', 'top right'],
    ['ArrowDown', 'bottom right'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect(cornerOf(ownPicture(canvas))).toBe(corner);
    await expect(ownPicture(canvas)).toHaveFocus();
  }
});

OwnPictureMoved.test('moves to the next corner with a press', async ({ canvas, userEvent }) => {
  await userEvent.click(ownPicture(canvas));
  await expect(cornerOf(ownPicture(canvas))).toBe('bottom left');
});

export const CameraOff = meta.story({ args: { others: [{ ...noor, isCameraOn: false }] } });

CameraOff.test('names the user whose camera is off', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Noor');
  await expect(canvas.getAllByText(/camera is off$/)[0]).toBeVisible();
});

export const Reconnecting = meta.story({ args: { isReconnecting: true } });

Reconnecting.test('keeps the last picture under its words', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Reconnecting' })).toBeVisible();
  await expect(canvas.getByText(/^Your connection was lost\. The call/)).toBeVisible();
  await expect(canvas.getByLabelText('Noor')).toBeVisible();
});

Reconnecting.test(
  'says whose connection was lost',
  { args: { isReconnecting: false, others: [{ ...noor, quality: 'lost' }] } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/was lost\. The call/)).toHaveTextContent(/^Noor’s/);
    await expect(canvas.getByRole('heading', { name: 'Reconnecting' })).toBeVisible();
  },
);

const inRoom = guests.map(([guest]) => guest);
const filmedRoom = [
  FILMED_VIEWER,
  ...guests.map(([, file], index) => [file, index % 2 === 0 ? 'wide' : 'upright'] as const),
] satisfies Filmed[];

/** The room of an event with six users: one is muted, one without a camera, one with a weak connection. */
export const Group = meta.story({
  parameters: { filmedAs: filmedRoom },
  args: {
    room: eventRoom,
    others: inRoom.map((guest, index) => ({
      ...guest,
      isMicrophoneOn: index !== 1,
      isCameraOn: index !== 3,
      quality: index === 4 ? ('weak' as const) : ('good' as const),
    })),
  },
});

Group.test('shows who is muted, and whose connection is weak', async ({ canvas }) => {
  const tiles = canvas.getAllByRole('listitem');
  await expect(tiles).toHaveLength(6);
  await expect(tiles[1]).toHaveTextContent('Ravi');
  await expect(within(tiles[1] as HTMLElement).getByLabelText('Muted')).toBeVisible();
  await expect(within(tiles[4] as HTMLElement).getByLabelText('Weak connection')).toBeVisible();
});

Group.test(
  'has room for three and more',
  { args: { others: inRoom.slice(0, 2) } },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^You: your picture/ })).toBeNull();
  },
);

/** The room of an event before another user joins. */
export const Alone = meta.story({
  args: { room: eventRoom, others: [], startedAt: null, waitingFor: 'others' },
});

Alone.test('says that others will appear', async ({ canvas }) => {
  await expect(canvas.getByText(/^You are the only one here/)).toBeVisible();
});

function Leaving(props: InAppProps) {
  const [others, setOthers] = useState(props.others);
  return (
    <>
      <InApp {...props} others={others} />
      <button onClick={() => setOthers([])}>Let Noor leave</button>
    </>
  );
}

Alone.test(
  'tells screen readers who left, and detaches the camera',
  {
    args: { others: [noor] },
    render: (args, { parameters }) => <Leaving {...args} filmedAs={filmedIn(parameters)} />,
  },
  async ({ canvas, userEvent }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Let Noor leave' }));
    await expect(canvas.getByText('Noor has left')).toBeInTheDocument();
    await expect(video.srcObject).toBeNull();
  },
);

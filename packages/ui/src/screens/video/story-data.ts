import { acceptedDater, noorProfile, reservedEvent } from '@perigee/api/fixtures';
import { fn } from 'storybook/test';
import type {
  CallParticipant,
  CallRoom,
  DeviceChoices,
  DeviceProblems,
  OwnMedia,
} from './call-props.ts';

const portraitOf = (file: string) => `/pictures/portraits/${file}.jpg`;

export const matchRoom: CallRoom = {
  kind: 'match',
  name: noorProfile.name,
  age: noorProfile.age ?? null,
  imageUrl: noorProfile.profileImage,
};

export const eventRoom = {
  kind: 'event',
  title: reservedEvent.title,
  imageUrl: reservedEvent.image,
  startTime: reservedEvent.startTime,
  timeZone: reservedEvent.timezone,
} as const satisfies CallRoom;

/** Shapes of cameras: of a phone that is held upright, and of a computer. */
export const shapes = { upright: [380, 500], wide: [640, 360] } as const;

/**
 * A camera that shows a portrait. The picture is drawn once, so that every run of a story shows the same; the same
 * frame is sent again and again, because a video that begins later needs one.
 */
export async function filmed(file: string, shape: keyof typeof shapes): Promise<MediaStreamTrack> {
  const image = new Image();
  image.src = portraitOf(file);
  await image.decode();
  const [width, height] = shapes[shape];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  // The face is in the upper part of a portrait.
  const y = (height - image.naturalHeight * scale) * 0.2;
  canvas
    .getContext('2d')
    ?.drawImage(image, 0, y, image.naturalWidth * scale, image.naturalHeight * scale);
  const [track] = canvas.captureStream(0).getVideoTracks();
  if (track === undefined) throw new Error('The canvas gives no picture.');
  const send = () => (track as CanvasCaptureMediaStreamTrack).requestFrame();
  send();
  const timer = setInterval(() => {
    if (track.readyState === 'ended') clearInterval(timer);
    else send();
  }, 100);
  return track;
}

/** Without a picture, which stories add. */
const participant = (userId: number, name: string, imageUrl: string | null): CallParticipant => ({
  userId,
  name,
  imageUrl,
  camera: null,
  microphone: null,
  isCameraOn: true,
  isMicrophoneOn: true,
  quality: 'good',
});

export const noor = participant(noorProfile.id, noorProfile.name, noorProfile.profileImage);

/** The guests of an event, and the pictures that their cameras show. */
export const guests = [
  [participant(1101, 'Anouk', portraitOf('027')), '027'],
  [participant(1102, 'Ravi', portraitOf('046')), '046'],
  [participant(1103, 'Jonas', portraitOf('028')), '028'],
  [participant(1104, 'Thea', portraitOf('044')), '044'],
  [participant(1105, 'Maryam', portraitOf('033')), '033'],
] as const;

export const ownMedia: OwnMedia = {
  camera: null,
  microphone: null,
  isCameraOn: true,
  isMicrophoneOn: true,
};

export const viewer = {
  ...ownMedia,
  name: acceptedDater.name ?? '',
  imageUrl: acceptedDater.profileImage,
};

export const noProblems: DeviceProblems = { camera: null, microphone: null };

/** The file of the viewer's portrait. */
export const VIEWER_PICTURE = '021';

const choice = (...labels: string[]) => ({
  options: labels.map((label) => ({ value: label, label })),
  value: labels[0] ?? null,
});

export const devices: DeviceChoices = {
  microphone: choice('Built-in microphone', 'Headset'),
  camera: choice('Built-in camera', 'Studio camera'),
  speaker: choice('Built-in speakers', 'Headset'),
};

export const deviceArgs = {
  devices,
  onDeviceChange: fn(),
  onPlaySound: fn(),
  onMicrophoneChange: fn(),
  onCameraChange: fn(),
};

import {
  ConnectionError,
  ConnectionErrorReason,
  ConnectionQuality,
  DisconnectReason,
  Room,
  RoomEvent,
  Track,
} from 'livekit-client';
import type {
  OwnTracks,
  VideoCall,
  VideoEnd,
  VideoListeners,
  VideoParticipant,
  VideoQuality,
} from './video-service.ts';

/** The waits before a room is entered again, in milliseconds: each is twice the one before. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** The status with which the servers refuse a user for whom a room has no place. */
const NO_PLACE = 429;

/** What is used of the library's room, so that a test can stand in for the servers. */
export interface LivekitRoom {
  on: (event: RoomEvent, listener: (reason?: DisconnectReason) => void) => unknown;
  connect: (url: string, token: string) => Promise<void>;
  disconnect: (stopTracks: boolean) => Promise<void>;
  localParticipant: {
    publishTrack: (track: MediaStreamTrack, options: { source: Track.Source }) => Promise<unknown>;
    getTrackPublication: (source: Track.Source) => OwnPublication | undefined;
  };
  remoteParticipants: ReadonlyMap<string, LivekitParticipant>;
}

export interface OwnPublication {
  mute: () => Promise<unknown>;
  unmute: () => Promise<unknown>;
  track?:
    | {
        mediaStreamTrack: MediaStreamTrack;
        replaceTrack: (track: MediaStreamTrack, isOurs: boolean) => Promise<unknown>;
      }
    | undefined;
}

/** Another user. The identity is the id of the user. */
export interface LivekitParticipant {
  identity: string;
  joinedAt?: Date | undefined;
  connectionQuality: ConnectionQuality;
  getTrackPublication: (
    source: Track.Source,
  ) => { isMuted: boolean; track?: { mediaStreamTrack: MediaStreamTrack } | undefined } | undefined;
}

const SOURCES = { camera: Track.Source.Camera, microphone: Track.Source.Microphone } as const;

type Kind = keyof typeof SOURCES;

/** What may change about the others. */
const CHANGES = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackPublished,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.ConnectionQualityChanged,
] as const;

// The call never stops a track: who opened it does.
const openRoom = (): LivekitRoom => new Room({ stopLocalTrackOnUnpublish: false });

/**
 * Enters a room of LiveKit.
 *
 * @param room a room of the library, unless a test stands in for it
 */
export function openLivekitRoom(
  url: string,
  token: string,
  first: OwnTracks,
  listeners: VideoListeners,
  room: LivekitRoom = openRoom(),
): VideoCall {
  let own = first;
  let isOver = false;
  let isEntering = false;
  let isJoined = false;
  let waitMs = FIRST_WAIT_MS;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  /** The last change of what is sent, which the next one waits for. */
  let sending = Promise.resolve();

  const report = () => {
    if (!isJoined) return;
    const others = [...room.remoteParticipants.values()];
    listeners.onParticipants(others.toSorted(byArrival).map(participantOf));
  };
  const end = (reason: VideoEnd) => {
    isOver = true;
    listeners.onEnded(reason);
  };
  /** A muted track stays published, because it is back sooner than one that is published anew. */
  const sendNow = async (kind: Kind) => {
    const track = own[kind];
    const { localParticipant } = room;
    const published = localParticipant.getTrackPublication(SOURCES[kind]);
    if (!isJoined || isOver) return;
    if (track === null) {
      await published?.mute();
    } else if (published === undefined) {
      await localParticipant.publishTrack(track, { source: SOURCES[kind] });
    } else {
      const isOther = published.track?.mediaStreamTrack !== track;
      if (isOther) await published.track?.replaceTrack(track, true);
      await published.unmute();
    }
  };
  const send = (kind: Kind) => {
    sending = sending
      .then(() => sendNow(kind))
      .catch((cause: unknown) => {
        // oxlint-disable-next-line no-console -- the next entrance sends it again
        if (!isOver) console.warn(`The ${kind} is not sent`, cause);
      });
  };
  const enterAgain = () => {
    reopening = setTimeout(() => void enter(), waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  const joined = () => {
    if (isOver || isJoined) return;
    isJoined = true;
    waitMs = FIRST_WAIT_MS;
    listeners.onJoined();
    report();
    for (const kind of ['camera', 'microphone'] as const) send(kind);
  };
  const enter = async (): Promise<void> => {
    isEntering = true;
    try {
      await room.connect(url, token);
      isEntering = false;
      joined();
    } catch (error) {
      isEntering = false;
      if (isOver) return;
      const reason = refusalOf(error);
      if (reason === null) enterAgain();
      else end(reason);
    }
  };
  const interrupted = () => {
    if (isOver || !isJoined) return;
    isJoined = false;
    listeners.onReconnecting();
  };

  for (const change of CHANGES) room.on(change, report);
  room.on(RoomEvent.SignalReconnecting, interrupted);
  room.on(RoomEvent.Reconnecting, interrupted);
  room.on(RoomEvent.Reconnected, joined);
  room.on(RoomEvent.Disconnected, (reason) => {
    // `connect` itself tells why it failed.
    if (isOver || isEntering) return;
    const ended = reason === undefined ? undefined : ENDS[reason];
    if (ended !== undefined) {
      end(ended);
      return;
    }
    interrupted();
    enterAgain();
  });
  void enter();

  return {
    setCamera: (camera) => {
      own = { ...own, camera };
      send('camera');
    },
    setMicrophone: (microphone) => {
      own = { ...own, microphone };
      send('microphone');
    },
    leave: () => {
      isOver = true;
      clearTimeout(reopening);
      void room.disconnect(false);
    },
  };
}

/** The ends that are the servers' will. After any other the room is entered again. */
const ENDS: Readonly<Partial<Record<DisconnectReason, VideoEnd>>> = {
  [DisconnectReason.DUPLICATE_IDENTITY]: 'moved',
  [DisconnectReason.PARTICIPANT_REMOVED]: 'refused',
  [DisconnectReason.ROOM_DELETED]: 'closed',
  [DisconnectReason.ROOM_CLOSED]: 'closed',
  [DisconnectReason.JOIN_FAILURE]: 'full',
};

/** Why the servers do not let the user in; null if they were not reached, or failed. */
function refusalOf(error: unknown): VideoEnd | null {
  if (!(error instanceof ConnectionError)) return null;
  if (error.reason === ConnectionErrorReason.NotAllowed) {
    return error.status === NO_PLACE ? 'full' : 'refused';
  }
  return error.reason === ConnectionErrorReason.LeaveRequest
    ? (ENDS[error.context as DisconnectReason] ?? null)
    : null;
}

const arrivalOf = ({ joinedAt }: LivekitParticipant) => joinedAt?.getTime() ?? 0;

const byArrival = (one: LivekitParticipant, other: LivekitParticipant) =>
  arrivalOf(one) - arrivalOf(other);

const QUALITIES: Readonly<Partial<Record<ConnectionQuality, VideoQuality>>> = {
  [ConnectionQuality.Poor]: 'weak',
  [ConnectionQuality.Lost]: 'lost',
};

function participantOf(participant: LivekitParticipant): VideoParticipant {
  const camera = sentBy(participant, 'camera');
  const microphone = sentBy(participant, 'microphone');
  return {
    userId: Number(participant.identity),
    camera: camera.track,
    microphone: microphone.track,
    isCameraOn: camera.isOn,
    isMicrophoneOn: microphone.isOn,
    quality: QUALITIES[participant.connectionQuality] ?? 'good',
  };
}

function sentBy(participant: LivekitParticipant, kind: Kind) {
  const published = participant.getTrackPublication(SOURCES[kind]);
  const isOn = published?.isMuted === false;
  return { isOn, track: isOn ? (published.track?.mediaStreamTrack ?? null) : null };
}

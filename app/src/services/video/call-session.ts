import { errorText } from '@perigee/domain';
import type { Clock } from '../clock.ts';
import type { DeviceKind, DeviceList, DeviceProblem, Devices, OpenedDevice } from './devices.ts';
import type { VideoCall, VideoEnd, VideoParticipant, VideoService } from './video-service.ts';

/** `waiting`: in the room, without another user. */
type CallPhase = 'before' | 'joining' | 'waiting' | 'in-call' | 'reconnecting' | 'ended';

/** One of the user's devices. */
interface OwnDevice {
  /** Live while the device is open. A muted microphone stays open, and is not sent; a camera that is off does not. */
  track: MediaStreamTrack | null;
  isOn: boolean;
  /** The browser opens it, and may ask the user. */
  isOpening: boolean;
  /** Why it is not on, if the user wanted it to be. */
  problem: DeviceProblem | null;
  /** The device that is open, or was chosen. */
  deviceId: string | null;
}

/** Why the other user did not come. */
type Unanswered = 'declined' | 'busy' | 'no-answer';

/** `left`: by the user. `other-left`: the other one of two has left. */
type CallEnd = 'left' | 'other-left' | Unanswered | VideoEnd;

export interface CallState {
  phase: CallPhase;
  /** Why the call is over; null before. */
  ended: CallEnd | null;
  /** The product API's refusal to open the room; null if it did not refuse. */
  refusal: { status: number | null; message: string } | null;
  /** The others in the room, in order of arrival. */
  participants: readonly VideoParticipant[];
  /** When the first of the others arrived: a call that is `waiting` after it was left by all. */
  startedAt: Date | null;
  /** Null before the end. */
  endedAt: Date | null;
  own: Readonly<Record<DeviceKind, OwnDevice>>;
  devices: DeviceList;
}

/** A page in a room: the user's devices, the room's token and the call. */
export interface CallSession {
  getState: () => CallState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Opens the devices, for which the browser may ask.
   *
   * @returns the function that leaves the call and closes the devices
   */
  start: () => () => void;
  /** Opens again what does not work. */
  retryDevices: () => Promise<void>;
  /** Enters the room, also again after the end. */
  join: () => Promise<void>;
  leave: () => void;
  /** Leaves, because the other user does not come. */
  giveUp: (reason: Unanswered) => void;
  setOn: (kind: DeviceKind, isOn: boolean) => Promise<void>;
  /** Uses another device: at once if one is open, or when it is turned on. It stays as muted as it is. */
  choose: (kind: DeviceKind, deviceId: string) => Promise<void>;
}

export interface CallSessionOptions {
  /** The product API's token for the room. It rejects with the reason why the user may not enter. */
  requestToken: () => Promise<string>;
  /** The room is for two: the call ends when the other user leaves. */
  isForTwo: boolean;
  video: VideoService;
  devices: Devices;
  clock: Clock;
}

const CLOSED: OwnDevice = {
  track: null,
  isOn: false,
  isOpening: false,
  problem: null,
  deviceId: null,
};

const KINDS = ['camera', 'microphone'] as const;

export function createCallSession(options: CallSessionOptions): CallSession {
  const { requestToken, isForTwo, video, devices, clock } = options;
  const listeners = new Set<() => void>();
  /** Grows with each change of what is wanted of a device, so that a late answer of the browser is dropped. */
  const turns = { camera: 0, microphone: 0 };
  /** What the user wants on, also while no device is open. */
  const wanted = { camera: true, microphone: true };
  let call: VideoCall | null = null;
  /** Grows with each entrance and end, so that a late token is dropped. */
  let attempt = 0;
  let state: CallState = {
    phase: 'before',
    ended: null,
    refusal: null,
    participants: [],
    startedAt: null,
    endedAt: null,
    own: { camera: CLOSED, microphone: CLOSED },
    devices: { cameras: [], microphones: [], speakers: [] },
  };

  const setState = (change: Partial<CallState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setOwn = (kind: DeviceKind, change: Partial<OwnDevice>) => {
    setState({ own: { ...state.own, [kind]: { ...state.own[kind], ...change } } });
  };

  /** What is sent of a device: null unless it is on. */
  const sent = (kind: DeviceKind) => (state.own[kind].isOn ? state.own[kind].track : null);
  const send = (kind: DeviceKind) => {
    if (kind === 'camera') call?.setCamera(sent(kind));
    else call?.setMicrophone(sent(kind));
  };
  const listDevices = async () => {
    setState({ devices: await devices.list() });
  };

  const useDevice = (kind: DeviceKind, { track, problem }: OpenedDevice) => {
    if (track === null) {
      setOwn(kind, { track, problem, isOn: false, isOpening: false });
    } else {
      const deviceId = track.getSettings().deviceId ?? null;
      track.enabled = wanted[kind];
      setOwn(kind, { track, problem, deviceId, isOn: wanted[kind], isOpening: false });
      track.addEventListener('ended', () => {
        if (state.own[kind].track !== track) return;
        turns[kind] += 1;
        setOwn(kind, { track: null, isOn: false, isOpening: false, problem: 'removed' });
        send(kind);
      });
    }
    send(kind);
  };
  /** Opens devices of some kinds, in place of those that are open. */
  const open = async (kinds: readonly DeviceKind[]) => {
    const begun = kinds.map((kind) => {
      turns[kind] += 1;
      // Before the next one, because a phone opens one camera at a time.
      state.own[kind].track?.stop();
      setOwn(kind, { track: null, isOpening: true, problem: null });
      return [kind, turns[kind]] as const;
    });
    if (begun.length === 0) return;
    const ids = Object.fromEntries(kinds.map((kind) => [kind, state.own[kind].deviceId]));
    const opened = await devices.open(ids as Record<DeviceKind, string | null>);
    for (const [kind, turn] of begun) {
      if (turns[kind] !== turn) {
        opened[kind].track?.stop();
        continue;
      }
      useDevice(kind, opened[kind]);
    }
    // Only now the browser tells their names.
    await listDevices();
  };
  const closeDevice = (kind: DeviceKind) => {
    const { track } = state.own[kind];
    turns[kind] += 1;
    setOwn(kind, { track: null, isOn: false, isOpening: false, problem: null });
    send(kind);
    track?.stop();
  };

  const end = (ended: CallEnd, refusal: CallState['refusal'] = null) => {
    attempt += 1;
    call = null;
    for (const kind of KINDS) closeDevice(kind);
    setState({ phase: 'ended', ended, refusal, participants: [], endedAt: clock.now() });
  };
  const leaveAs = (ended: CallEnd) => {
    call?.leave();
    end(ended);
  };
  const enter = async (): Promise<void> => {
    attempt += 1;
    const entered = attempt;
    const isCurrent = () => attempt === entered;
    let hasJoined = false;
    try {
      const token = await requestToken();
      if (!isCurrent()) return;
      call = video.join(
        token,
        { camera: sent('camera'), microphone: sent('microphone') },
        {
          onJoined: () => {
            hasJoined = true;
            setState({ phase: state.participants.length > 0 ? 'in-call' : 'waiting' });
          },
          onReconnecting: () => setState({ phase: 'reconnecting' }),
          onParticipants: (participants) => {
            const isAlone = participants.length === 0;
            if (isForTwo && isAlone && state.startedAt !== null) {
              leaveAs('other-left');
              return;
            }
            const phase = isAlone ? 'waiting' : 'in-call';
            setState({
              participants,
              startedAt: state.startedAt ?? (isAlone ? null : clock.now()),
              // The others may be seen while the provider is not reached.
              phase: state.phase === 'reconnecting' ? 'reconnecting' : phase,
            });
          },
          onEnded: (reason) => {
            call = null;
            if (reason !== 'refused' || !hasJoined) {
              end(reason);
              return;
            }
            // The token is over, which says nothing of the room: the product API knows.
            setState({ phase: 'reconnecting' });
            void enter();
          },
        },
      );
    } catch (error) {
      if (!isCurrent()) return;
      const { status } = error as { status?: unknown };
      end('refused', {
        status: typeof status === 'number' ? status : null,
        message: errorText(error),
      });
    }
  };

  const leave = () => {
    if (state.phase === 'before' || state.phase === 'ended') {
      for (const kind of KINDS) closeDevice(kind);
    } else {
      leaveAs('left');
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const stopListening = devices.onChange(() => void listDevices());
      // The page may be kept by the browser, and its camera with it.
      addEventListener('pagehide', leave);
      void open(KINDS.filter((kind) => wanted[kind]));
      return () => {
        stopListening();
        removeEventListener('pagehide', leave);
        leave();
      };
    },
    retryDevices: () =>
      open(KINDS.filter((kind) => wanted[kind] && state.own[kind].track === null)),
    join: async () => {
      if (state.phase !== 'before' && state.phase !== 'ended') return;
      const isAgain = state.phase === 'ended';
      setState({ phase: 'joining', ended: null, refusal: null, startedAt: null, endedAt: null });
      if (isAgain) void open(KINDS.filter((kind) => wanted[kind]));
      await enter();
    },
    leave,
    giveUp: (reason) => {
      // The other user has come after all.
      if (state.phase === 'waiting' && state.startedAt === null) leaveAs(reason);
    },
    setOn: async (kind, isOn) => {
      wanted[kind] = isOn;
      const { track } = state.own[kind];
      if (isOn && track === null) {
        await open([kind]);
        return;
      }
      if (kind === 'camera') {
        if (!isOn) closeDevice(kind);
        return;
      }
      turns[kind] += 1;
      if (track !== null) track.enabled = isOn;
      setOwn(kind, { isOn, isOpening: false, problem: null });
      send(kind);
    },
    choose: async (kind, deviceId) => {
      setOwn(kind, { deviceId });
      const { track, isOpening } = state.own[kind];
      if (wanted[kind] || track !== null || isOpening) await open([kind]);
    },
  };
}

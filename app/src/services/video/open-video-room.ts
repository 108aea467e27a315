import { connectSocket } from '@perigee/api/socket';
import { videoEvents, type VideoMember, type VideoState } from '@perigee/domain/video';
import { openPeer, type Peer } from './open-peer.ts';
import type {
  OwnTracks,
  VideoCall,
  VideoEnd,
  VideoListeners,
  VideoParticipant,
} from './video-service.ts';

/**
 * The waits before a connection that the server did not accept, or ended, is opened again, in milliseconds: each
 * is twice the one before. After a lost network socket.io itself connects again.
 */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** socket.io's waits, shorter than its own: in a call each second counts. Milliseconds. */
const RECONNECTION = { reconnectionDelay: 500, reconnectionDelayMax: 2000 };

/** The time between two measurements of the connections. Milliseconds. */
const MEASURE_MS = 2000;

export interface SandboxVideoOptions {
  /** Origin of the product API. */
  apiUrl: string;
  /** The STUN and TURN servers. Without one, calls connect within one network. */
  iceServers?: readonly RTCIceServer[];
}

/** A schema of received data. */
interface Schema<Data> {
  safeParse: (received: unknown) => { success: true; data: Data } | { success: false };
}

/** The error of a connection that the server did not accept. */
interface ConnectError extends Error {
  data?: { isRefused?: boolean };
}

const stateOf = ({ camera, microphone }: OwnTracks): VideoState => ({
  isCameraOn: camera !== null,
  isMicrophoneOn: microphone !== null,
});

/** Enters a room of the sandbox, and connects with the page of each other user in it. */
export function openVideoRoom(
  { apiUrl, iceServers = [] }: SandboxVideoOptions,
  token: string,
  first: OwnTracks,
  listeners: VideoListeners,
): VideoCall {
  const pageId = crypto.randomUUID();
  /** The connections with the others, by the ids of theirs with the server. */
  const peers = new Map<string, Peer>();
  let members: readonly VideoMember[] = [];
  let own = first;
  /** What the provider was told of. */
  let announced = first;
  let isJoined = false;
  let isReturn = false;
  let waitMs = FIRST_WAIT_MS;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let hasWarned = false;

  const socket = connectSocket(`${apiUrl}/video`, token, {
    // The call does not share the connection of the real-time channel, which ends by its own rules.
    forceNew: true,
    ...RECONNECTION,
    auth: (give: (auth: object) => void) => {
      announced = own;
      give({ token, pageId, isReturn, ...stateOf(own) });
    },
  });
  const announce = () => {
    if (!socket.connected || announced === own) return;
    announced = own;
    socket.emit('state', stateOf(own));
  };

  const participantOf = (member: VideoMember): VideoParticipant => {
    const { userId, connectionId, isAway, isCameraOn, isMicrophoneOn } = member;
    const peer = peers.get(connectionId);
    const { camera, microphone } = peer?.tracks() ?? { camera: null, microphone: null };
    return {
      userId,
      camera: isCameraOn ? camera : null,
      microphone: isMicrophoneOn ? microphone : null,
      isCameraOn,
      isMicrophoneOn,
      quality: isAway ? 'lost' : (peer?.quality() ?? 'good'),
    };
  };
  const report = () => {
    listeners.onParticipants(members.map(participantOf));
  };
  const closePeers = (isKept: (connectionId: string) => boolean) => {
    for (const [connectionId, peer] of peers) {
      if (isKept(connectionId)) continue;
      peer.close();
      peers.delete(connectionId);
    }
  };
  const measuring = setInterval(() => {
    for (const { connectionId, isCameraOn, isMicrophoneOn } of members) {
      void peers.get(connectionId)?.measure(isCameraOn || isMicrophoneOn);
    }
  }, MEASURE_MS);

  const close = () => {
    clearInterval(measuring);
    clearTimeout(reopening);
    socket.off();
    socket.close();
    closePeers(() => false);
  };
  const end = (reason: VideoEnd) => {
    close();
    listeners.onEnded(reason);
  };
  const reopen = () => {
    reopening = setTimeout(() => socket.connect(), waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };

  /** Received data are dropped, with one warning, if they are not of the schema. */
  const on = <Data>(
    name: keyof typeof videoEvents,
    schema: Schema<Data>,
    listener: (data: Data) => void,
  ) => {
    socket.on(name, (received: unknown) => {
      const result = schema.safeParse(received);
      if (result.success) {
        listener(result.data);
        return;
      }
      // oxlint-disable-next-line no-console -- it tells developers what their provider sends
      if (!hasWarned) console.warn(`The video sent data of an unknown shape: ${name}`, received);
      hasWarned = true;
    });
  };

  socket.on('disconnect', (reason) => {
    if (isJoined) listeners.onReconnecting();
    isJoined = false;
    // The next connection shows whether the token is the reason.
    if (reason === 'io server disconnect') reopen();
  });
  socket.on('connect_error', ({ data }: ConnectError) => {
    if (socket.active) return;
    if (data?.isRefused === true) end('refused');
    else reopen();
  });
  on('members', videoEvents.members, (next) => {
    const isFirst = !isJoined;
    members = next;
    // The others connect anew with each connection of this page, and so does it with them.
    closePeers((id) => !isFirst && next.some(({ connectionId }) => connectionId === id));
    for (const { connectionId, isAway } of next) {
      if (isAway || peers.has(connectionId)) continue;
      const peer = openPeer({
        iceServers,
        // Who comes calls those who are in the room.
        isCaller: isFirst,
        own,
        send: (signal) => {
          // socket.io would keep it for the next connection, when it means nothing any more.
          if (socket.connected) socket.emit('signal', { to: connectionId, signal });
        },
        onChange: report,
      });
      peers.set(connectionId, peer);
    }
    if (isFirst) {
      isJoined = true;
      isReturn = true;
      waitMs = FIRST_WAIT_MS;
      announce();
      listeners.onJoined();
    }
    report();
  });
  on('signal', videoEvents.signal, ({ from, signal }) => peers.get(from)?.receive(signal));
  on('ended', videoEvents.ended, ({ reason }) => end(reason));

  const send = (change: Partial<OwnTracks>) => {
    own = { ...own, ...change };
    for (const peer of peers.values()) peer.send(own);
    announce();
  };
  return {
    setCamera: (camera) => send({ camera }),
    setMicrophone: (microphone) => send({ microphone }),
    leave: close,
  };
}

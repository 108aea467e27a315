import type { VideoSignal } from '@perigee/domain/video';
import { qualityBetween, sampleOf, type ConnectionSample } from './connection-quality.ts';
import type { OwnTracks, VideoQuality } from './video-service.ts';

/** The time that a broken connection gets to recover by itself before ICE is restarted. Milliseconds. */
const PATIENCE_MS = 2000;
/** The time between two restarts of ICE while the connection is broken. Milliseconds. */
const RESTART_MS = 10_000;

export interface PeerOptions {
  iceServers: readonly RTCIceServer[];
  /** One of the two calls the other: it makes all offers. */
  isCaller: boolean;
  own: OwnTracks;
  send: (signal: VideoSignal) => void;
  /** What the peer sends, or the quality, has changed. */
  onChange: () => void;
}

/** A connection with the page of one other user. */
export interface Peer {
  receive: (signal: VideoSignal) => void;
  send: (own: OwnTracks) => void;
  /** The tracks of the other user: null until the connection exists. */
  tracks: () => OwnTracks;
  quality: () => VideoQuality;
  /**
   * Compares what has arrived with the last time.
   *
   * @param isSending whether the other user sends pictures or sound
   */
  measure: (isSending: boolean) => Promise<void>;
  close: () => void;
}

/**
 * Connects with another page. Only the caller makes offers, also to restart ICE when the connection breaks, which
 * both sides notice. If both made one, one of them would have to be rolled back, after which Chromium decodes the
 * pictures that arrive but shows none of them. Both sides always have one transceiver for sound and one for
 * pictures, so that mute, camera and another device only replace a track.
 */
export function openPeer({ iceServers, isCaller, send, onChange, ...options }: PeerOptions): Peer {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] });
  let { own } = options;
  let wasConnected = false;
  let restarting: ReturnType<typeof setTimeout> | undefined;
  let sample: ConnectionSample | null = null;
  let measured: 'good' | 'weak' = 'good';

  const transceiverOf = (kind: 'audio' | 'video') =>
    connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind);
  const sendTracks = () => {
    for (const [kind, track] of [
      ['audio', own.microphone],
      ['video', own.camera],
    ] as const) {
      // It rejects for a connection that was closed meanwhile.
      transceiverOf(kind)
        ?.sender.replaceTrack(track)
        .catch(() => undefined);
    }
  };
  const sendDescription = () => {
    const { localDescription } = connection;
    if (localDescription?.type !== 'offer' && localDescription?.type !== 'answer') return;
    send({ description: { type: localDescription.type, sdp: localDescription.sdp } });
  };

  const makeOffer = async () => {
    await connection.setLocalDescription();
    sendDescription();
  };
  const onDescription = async (description: RTCSessionDescriptionInit) => {
    await connection.setRemoteDescription(description);
    if (description.type !== 'offer') return;
    for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
    sendTracks();
    await connection.setLocalDescription();
    sendDescription();
  };
  const onSignal = async (signal: VideoSignal) => {
    try {
      if ('description' in signal) await onDescription(signal.description);
      else await connection.addIceCandidate(signal.candidate);
    } catch {
      // A candidate from before a restart, or what no browser sends: without effect.
    }
  };
  /** Restarts ICE, and again until the state of the connection changes. */
  const restart = () => {
    connection.restartIce();
    restarting = setTimeout(restart, RESTART_MS);
  };

  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null) return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    send({
      candidate: { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment },
    });
  });
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection;
    clearTimeout(restarting);
    if (connectionState === 'connected') wasConnected = true;
    if (isCaller && connectionState === 'failed') restart();
    if (isCaller && connectionState === 'disconnected')
      restarting = setTimeout(restart, PATIENCE_MS);
    onChange();
  });
  if (isCaller) {
    connection.addEventListener('negotiationneeded', () => void makeOffer().catch(() => undefined));
    connection.addTransceiver('audio', { direction: 'sendrecv' });
    connection.addTransceiver('video', { direction: 'sendrecv' });
    sendTracks();
  }

  return {
    receive: (signal) => void onSignal(signal),
    send: (next) => {
      own = next;
      sendTracks();
    },
    tracks: () => ({
      camera: wasConnected ? (transceiverOf('video')?.receiver.track ?? null) : null,
      microphone: wasConnected ? (transceiverOf('audio')?.receiver.track ?? null) : null,
    }),
    quality: () => {
      const { connectionState } = connection;
      return connectionState === 'disconnected' || connectionState === 'failed' ? 'lost' : measured;
    },
    measure: async (isSending) => {
      if (connection.connectionState !== 'connected') return;
      const next = sampleOf(await connection.getStats());
      // It was closed meanwhile.
      if (connection.connectionState !== 'connected') return;
      const before = measured;
      measured = sample === null ? measured : qualityBetween(sample, next, isSending);
      sample = next;
      if (measured !== before) onChange();
    },
    close: () => {
      clearTimeout(restarting);
      connection.close();
    },
  };
}

/**
 * The port to the video provider. Pages send what the devices give (`devices.ts`); how it reaches the others is
 * the provider's. Every adapter passes `video-service.conformance.ts`. Decision P-730.
 */
export interface VideoService {
  /**
   * Enters the room of a token, and stays in it until it is left or ended: after a lost network it connects
   * again by itself.
   *
   * @param token the product API's, for one user and one room
   * @param own what is sent first. The call never stops a track: who opened it does.
   */
  join: (token: string, own: OwnTracks, listeners: VideoListeners) => VideoCall;
}

/** What a user sends. Null: the camera is off, the microphone muted. */
export interface OwnTracks {
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
}

/** Another user in the room. */
export interface VideoParticipant {
  userId: number;
  /** Null while it is off, or has not arrived. The track of a participant may be another one after a while. */
  camera: MediaStreamTrack | null;
  microphone: MediaStreamTrack | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  /** Of the connection to this user. `lost`: nothing arrives, and it is being connected again. */
  quality: VideoQuality;
}

export type VideoQuality = 'good' | 'weak' | 'lost';

/**
 * Why a call ended by itself. `refused`: the token opens no room, or no longer. `full`: all places are taken.
 * `moved`: the user entered the room on another page. `closed`: the match has ended, or the room is over.
 */
export type VideoEnd = 'refused' | 'full' | 'moved' | 'closed';

export interface VideoListeners {
  /** Also after each reconnection. */
  onJoined: () => void;
  onReconnecting: () => void;
  /** The others, in order of arrival, whenever anything about them changes. */
  onParticipants: (others: readonly VideoParticipant[]) => void;
  /** Nothing is called after it. */
  onEnded: (reason: VideoEnd) => void;
}

export interface VideoCall {
  setCamera: (track: MediaStreamTrack | null) => void;
  setMicrophone: (track: MediaStreamTrack | null) => void;
  /** Nothing is called after it. */
  leave: () => void;
}

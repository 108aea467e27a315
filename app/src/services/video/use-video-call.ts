import { useEffect, useState, useSyncExternalStore } from 'react';
import { config } from '../../config.ts';
import { systemClock } from '../clock.ts';
import { browserDevices } from './browser-devices.ts';
import {
  createCallSession,
  type CallSession,
  type CallSessionOptions,
  type CallState,
} from './call-session.ts';
import { iceServersOf } from './ice-servers.ts';
import { livekitVideo } from './livekit-video.ts';
import { sandboxVideo } from './sandbox-video.ts';
import type { VideoService } from './video-service.ts';

const pageVideo = (): VideoService =>
  config.livekitUrl === undefined
    ? sandboxVideo({ apiUrl: config.apiUrl, iceServers: iceServersOf(config.iceServers) })
    : livekitVideo(config.livekitUrl);

/** The state of a call, and what the user can do. */
export type VideoCallView = CallState &
  Pick<CallSession, 'join' | 'leave' | 'giveUp' | 'setOn' | 'choose' | 'retryDevices'>;

/** The provider and the machine, unless a story or a test passes others. */
type Ports = Partial<Pick<CallSessionOptions, 'video' | 'devices' | 'clock'>>;

type Room = Omit<CallSessionOptions, keyof Ports>;

/**
 * A page in a room. It asks for the devices at once, and enters when the user joins. When the page is left, so
 * is the call, and the devices are closed. Give the component the room as its `key`.
 */
export function useVideoCall(room: Room, ports: Ports = {}): VideoCallView {
  const [session] = useState(() =>
    createCallSession({
      ...room,
      video: ports.video ?? pageVideo(),
      devices: ports.devices ?? browserDevices,
      clock: ports.clock ?? systemClock,
    }),
  );
  useEffect(() => session.start(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { join, leave, giveUp, setOn, choose, retryDevices } = session;
  return { ...state, join, leave, giveUp, setOn, choose, retryDevices };
}

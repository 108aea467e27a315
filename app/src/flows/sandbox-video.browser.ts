import { afterAll, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { browserDevices } from '../services/video/browser-devices.ts';
import { sandboxVideo } from '../services/video/sandbox-video.ts';
import {
  describeVideoService,
  type VideoUser,
} from '../services/video/video-service.conformance.ts';
import type { OwnTracks } from '../services/video/video-service.ts';
import type { CommandedUser } from './video-commands.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    openVideoWorld: () => Promise<CommandedUser[]>;
    setVideoNetwork: (userId: number, isUp: boolean) => Promise<void>;
    endVideoSessions: (userId: number) => Promise<void>;
    endVideoMatch: () => Promise<void>;
    stopVideoWorld: () => Promise<void>;
  }
}

afterAll(() => commands.stopVideoWorld());

/** Chromium's own devices for tests: a picture that moves, and a beep. */
async function openTracks(): Promise<OwnTracks> {
  const { camera, microphone } = await browserDevices.open({ camera: null, microphone: null });
  return { camera: camera.track, microphone: microphone.track };
}

/** Plays the track, and waits for new pictures. */
async function expectPictures(track: MediaStreamTrack): Promise<void> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  await video.play();
  const shown = () => video.getVideoPlaybackQuality().totalVideoFrames;
  const before = shown();
  await expect.poll(() => shown() - before).toBeGreaterThan(5);
  video.srcObject = null;
}

/** Plays the track, and waits for a loud moment. */
async function expectSound(track: MediaStreamTrack): Promise<void> {
  const stream = new MediaStream([track]);
  // Chromium gives sound of another page to an AudioContext only while an element plays it.
  const element = new Audio();
  element.muted = true;
  element.srcObject = stream;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const loudest = () => {
    analyser.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  };
  await expect.poll(loudest, { interval: 20 }).toBeGreaterThan(0.01);
  element.srcObject = null;
  await context.close();
}

async function openWorld() {
  const [noor, idris, ...guests] = (await commands.openVideoWorld()).map(
    ({ id, url, tokens }): VideoUser => ({
      id,
      tokens,
      video: sandboxVideo({ apiUrl: url }),
      cutNetwork: () => commands.setVideoNetwork(id, false),
      restoreNetwork: () => commands.setVideoNetwork(id, true),
      endSessions: () => commands.endVideoSessions(id),
    }),
  );
  if (noor === undefined || idris === undefined) throw new Error('The world has no users');
  return {
    noor,
    idris,
    guests,
    openTracks,
    expectMedia: (track: MediaStreamTrack) =>
      track.kind === 'video' ? expectPictures(track) : expectSound(track),
    endMatch: () => commands.endVideoMatch(),
    close: () => undefined,
  };
}

describeVideoService('the sandbox', openWorld);

it('closes its connections when the call is left', async () => {
  const connections: RTCPeerConnection[] = [];
  const { RTCPeerConnection: Original } = globalThis;
  globalThis.RTCPeerConnection = class extends Original {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
  };
  try {
    const { noor, idris } = await openWorld();
    const own = { camera: null, microphone: null };
    const listeners = {
      onJoined: () => undefined,
      onReconnecting: () => undefined,
      onParticipants: () => undefined,
      onEnded: () => undefined,
    };
    const calls = [noor, idris].map(({ video, tokens }) =>
      video.join(tokens.match, own, listeners),
    );
    const states = () => connections.map(({ connectionState }) => connectionState);
    await expect.poll(states).toEqual(['connected', 'connected']);
    for (const call of calls) call.leave();
    expect(states()).toEqual(['closed', 'closed']);
  } finally {
    globalThis.RTCPeerConnection = Original;
  }
});

import { ApiError } from '@perigee/api';
import { messages } from '@perigee/domain';
import { streamingServerMessages } from '@perigee/domain/tickets';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryDevices, createMemoryTrack, type MemoryDevices } from './memory-devices.ts';
import { createMemoryVideo, type MemoryVideo } from './memory-video.ts';
import { useVideoCall } from './use-video-call.ts';
import type { VideoCall, VideoParticipant } from './video-service.ts';

const [OWN, OTHER] = [1, 2];
const ROOM = 'match-7';
const NOW = new Date('2026-12-01T18:00:00Z');

let video: MemoryVideo;
let devices: MemoryDevices;
const calls: VideoCall[] = [];
beforeEach(() => {
  video = createMemoryVideo();
  devices = createMemoryDevices();
});
afterEach(() => {
  for (const call of calls.splice(0)) call.leave();
});

const tokenOf = () => Promise.resolve(video.tokenOf(OWN, ROOM));

/** The page of the user, with its devices open. */
async function openPage(requestToken: () => Promise<string> = tokenOf, isForTwo = false) {
  const page = renderHook(
    () => useVideoCall({ requestToken, isForTwo }, { video, devices, clock: { now: () => NOW } }),
    { wrapper: StrictMode },
  );
  await waitFor(() => expect(page.result.current.devices.cameras).not.toEqual([]));
  return { ...page, view: () => page.result.current };
}
type Page = Awaited<ReturnType<typeof openPage>>;

/** The other user's call, and whom it sees. */
function enterOther() {
  let others: readonly VideoParticipant[] = [];
  const own = { camera: createMemoryTrack('video'), microphone: createMemoryTrack('audio') };
  const call = video.join(video.tokenOf(OTHER, ROOM), own, {
    onJoined: () => undefined,
    onReconnecting: () => undefined,
    onParticipants: (now) => (others = now),
    onEnded: () => undefined,
  });
  calls.push(call);
  return { call, own, seen: () => others[0] };
}

const phaseIs = (page: Page, phase: string) => waitFor(() => expect(page.view().phase).toBe(phase));

async function openCall(requestToken?: () => Promise<string>) {
  const other = enterOther();
  const page = await openPage(requestToken);
  await act(() => page.view().join());
  await phaseIs(page, 'in-call');
  return { page, other };
}

describe('a call', () => {
  it('shows the own devices first, and enters the room when the user joins', async () => {
    const page = await openPage();
    expect(page.view()).toMatchObject({ phase: 'before', ended: null, startedAt: null });
    const { camera, microphone } = page.view().own;
    expect([camera, microphone]).toMatchObject([
      { isOn: true, deviceId: 'camera-1', problem: null, track: { kind: 'video' } },
      { isOn: true, deviceId: 'microphone-1', problem: null, track: { kind: 'audio' } },
    ]);
    expect(devices.openTracks()).toEqual([camera.track, microphone.track]);

    await act(() => page.view().join());
    await phaseIs(page, 'waiting');
    const other = enterOther();
    await phaseIs(page, 'in-call');
    expect(page.view()).toMatchObject({
      startedAt: NOW,
      participants: [{ userId: OTHER, ...other.own, isCameraOn: true, quality: 'good' }],
    });
    expect(other.seen()).toMatchObject({ userId: OWN, camera: camera.track });
    act(() => other.call.leave());
    expect(page.view()).toMatchObject({ phase: 'waiting', participants: [], startedAt: NOW });
  });

  it('is over when the user leaves, with all devices closed, and can be entered again', async () => {
    const { page, other } = await openCall();
    act(() => page.view().leave());
    expect(page.view()).toMatchObject({ phase: 'ended', ended: 'left', participants: [] });
    expect(devices.openTracks()).toEqual([]);
    expect(other.seen()).toBeUndefined();
    await act(() => page.view().join());
    await phaseIs(page, 'in-call');
    await waitFor(() => expect(other.seen()).toMatchObject({ isCameraOn: true }));
    expect(devices.openTracks()).toHaveLength(2);
  });

  it.each([
    ['the page is left', (page: Page) => page.unmount()],
    ['the browser puts the page away', () => dispatchEvent(new Event('pagehide'))],
  ])('ends, and closes the devices, when %s', async (_when, leave) => {
    const { page, other } = await openCall();
    act(() => leave(page));
    expect(devices.openTracks()).toEqual([]);
    expect(other.seen()).toBeUndefined();
  });

  it('is not entered once the user has left', async () => {
    let resolve: (token: string) => void = () => undefined;
    const other = enterOther();
    const page = await openPage(() => new Promise((answer) => (resolve = answer)));
    act(() => void page.view().join());
    expect(page.view().phase).toBe('joining');
    act(() => page.view().leave());
    await act(async () => resolve(await tokenOf()));
    expect(page.view()).toMatchObject({ phase: 'ended', ended: 'left' });
    expect(other.seen()).toBeUndefined();
  });

  it('of two ends when the other user leaves, with all devices closed', async () => {
    const page = await openPage(tokenOf, true);
    await act(() => page.view().join());
    await phaseIs(page, 'waiting');
    const other = enterOther();
    await phaseIs(page, 'in-call');
    act(() => other.call.leave());
    expect(page.view()).toMatchObject({
      phase: 'ended',
      ended: 'other-left',
      startedAt: NOW,
      endedAt: NOW,
    });
    expect(devices.openTracks()).toEqual([]);
    const next = enterOther();
    expect(next.seen()).toBeUndefined();
  });

  it('ends when the other user does not come, and not once the other user has come', async () => {
    const page = await openPage(tokenOf, true);
    await act(() => page.view().join());
    await phaseIs(page, 'waiting');
    act(() => page.view().giveUp('declined'));
    expect(page.view()).toMatchObject({ phase: 'ended', ended: 'declined', startedAt: null });
    expect(devices.openTracks()).toEqual([]);
    enterOther();
    await act(() => page.view().join());
    await phaseIs(page, 'in-call');
    act(() => page.view().giveUp('no-answer'));
    expect(page.view().phase).toBe('in-call');
  });

  it('goes on after a lost network', async () => {
    const { page, other } = await openCall();
    act(() => video.setOnline(OWN, false));
    expect(page.view().phase).toBe('reconnecting');
    expect(other.seen()).toMatchObject({ quality: 'lost' });
    act(() => video.setOnline(OWN, true));
    await phaseIs(page, 'in-call');
    expect(other.seen()).toMatchObject({ quality: 'good' });
  });

  it.each([
    ['moved', () => enterAgain()],
    ['closed', () => video.closeRoom(ROOM)],
  ] as const)('ends as %s, with all devices closed', async (reason, cause) => {
    const { page } = await openCall();
    act(() => cause());
    await waitFor(() => expect(page.view()).toMatchObject({ phase: 'ended', ended: reason }));
    expect(devices.openTracks()).toEqual([]);
  });
  function enterAgain(): void {
    const listeners = {
      onJoined: () => undefined,
      onReconnecting: () => undefined,
      onParticipants: () => undefined,
      onEnded: () => undefined,
    };
    const own = { camera: null, microphone: null };
    calls.push(video.join(video.tokenOf(OWN, ROOM), own, listeners));
  }
});

describe('the token', () => {
  it.each([
    [new ApiError(403, streamingServerMessages.noTicket), 403, streamingServerMessages.noTicket],
    [new ApiError(404, ''), 404, messages.tryAgain],
    [new Error('offline'), null, messages.tryAgain],
  ])('that is refused with %s says why', async (error, status, message) => {
    const page = await openPage(async () => {
      throw error;
    });
    await act(() => page.view().join());
    expect(page.view()).toMatchObject({
      phase: 'ended',
      ended: 'refused',
      refusal: { status, message },
    });
    expect(devices.openTracks()).toEqual([]);
  });

  it('that the provider refuses ends the call', async () => {
    const page = await openPage(() => Promise.resolve('letmein'));
    await act(() => page.view().join());
    await phaseIs(page, 'ended');
    expect(page.view()).toMatchObject({ ended: 'refused', refusal: null });
  });

  it('that is over is replaced, so that a long call goes on', async () => {
    const requestToken = vi.fn<() => Promise<string>>(tokenOf);
    const { page } = await openCall(requestToken);
    act(() => {
      video.setRefused(OWN, true);
      video.setRefused(OWN, false);
    });
    await phaseIs(page, 'in-call');
    expect(requestToken).toHaveBeenCalledTimes(2);
    expect(page.view().own.camera.isOn).toBe(true);
  });

  it('that is not replaced ends the call with the reason', async () => {
    const requestToken = vi.fn<() => Promise<string>>(tokenOf);
    const { page } = await openCall(requestToken);
    requestToken.mockRejectedValue(new ApiError(404, streamingServerMessages.roomNotFound));
    act(() => video.setRefused(OWN, true));
    await phaseIs(page, 'ended');
    expect(page.view().refusal).toEqual({
      status: 404,
      message: streamingServerMessages.roomNotFound,
    });
  });
});

describe('the devices', () => {
  it('are turned off and on: a muted microphone stays open, a camera that is off does not', async () => {
    const { page, other } = await openCall();
    const { microphone } = page.view().own;
    await act(() => page.view().setOn('microphone', false));
    await act(() => page.view().setOn('camera', false));
    expect(other.seen()).toMatchObject({
      camera: null,
      microphone: null,
      isCameraOn: false,
      isMicrophoneOn: false,
    });
    expect(devices.openTracks()).toEqual([microphone.track]);
    expect(microphone.track?.enabled).toBe(false);
    await act(() => page.view().setOn('microphone', true));
    await act(() => page.view().setOn('camera', true));
    expect(other.seen()).toMatchObject({ isCameraOn: true, microphone: microphone.track });
    expect(microphone.track?.enabled).toBe(true);
    expect(devices.openTracks()).toHaveLength(2);
  });

  it.each(['denied', 'missing', 'busy'] as const)(
    'that are %s leave a call with sound only, and are opened when the user tries again',
    async (problem) => {
      devices.setProblem('camera', problem);
      const { page, other } = await openCall();
      expect(page.view().own.camera).toMatchObject({ isOn: false, track: null, problem });
      expect(other.seen()).toMatchObject({ isCameraOn: false, isMicrophoneOn: true });
      devices.setProblem('camera', null);
      await act(() => page.view().retryDevices());
      expect(page.view().own.camera).toMatchObject({ isOn: true, problem: null });
      expect(other.seen()).toMatchObject({ isCameraOn: true });
    },
  );

  it('that are taken away in a call are shown as removed, and the call goes on', async () => {
    const { page, other } = await openCall();
    act(() => devices.unplug('camera-1'));
    await waitFor(() => expect(page.view().devices.cameras).toEqual([]));
    expect(page.view()).toMatchObject({
      phase: 'in-call',
      own: { camera: { isOn: false, track: null, problem: 'removed' } },
    });
    expect(other.seen()).toMatchObject({ camera: null, isCameraOn: false, isMicrophoneOn: true });
    act(() => devices.plugIn('camera', { id: 'camera-2', label: 'Webcam' }));
    await act(() => page.view().setOn('camera', true));
    expect(page.view().own.camera).toMatchObject({ isOn: true, deviceId: 'camera-2' });
    expect(other.seen()).toMatchObject({ isCameraOn: true });
  });

  it('can be chosen, which leaves a muted microphone muted', async () => {
    devices.plugIn('camera', { id: 'camera-2', label: 'Webcam' });
    devices.plugIn('microphone', { id: 'microphone-2', label: 'Headset' });
    const { page, other } = await openCall();
    await act(() => page.view().choose('camera', 'camera-2'));
    await act(() => page.view().setOn('microphone', false));
    await act(() => page.view().choose('microphone', 'microphone-2'));
    const { camera, microphone } = page.view().own;
    expect([camera.deviceId, microphone.deviceId]).toEqual(['camera-2', 'microphone-2']);
    expect([camera.isOn, microphone.isOn, microphone.track?.enabled]).toEqual([true, false, false]);
    expect(other.seen()).toMatchObject({ camera: camera.track, microphone: null });
    expect(devices.openTracks()).toEqual([camera.track, microphone.track]);

    await act(() => page.view().setOn('camera', false));
    await act(() => page.view().choose('camera', 'camera-1'));
    expect(page.view().own.camera).toMatchObject({ isOn: false, track: null });
    await act(() => page.view().setOn('camera', true));
    expect(page.view().own.camera).toMatchObject({ isOn: true, deviceId: 'camera-1' });
  });

  /** From now on the browser opens devices only when the returned function is called. */
  function holdOpening(): () => void {
    let resolve: () => void = () => undefined;
    const isAllowed = new Promise<void>((allow) => (resolve = allow));
    const { open } = devices;
    devices.open = async (wanted) => {
      const opened = await open(wanted);
      await isAllowed;
      return opened;
    };
    return resolve;
  }

  it.each([
    ['muted and unmuted', true],
    ['unmuted', false],
  ])('that replace others can be %s before they are open', async (_what, wasOn) => {
    devices.plugIn('microphone', { id: 'microphone-2', label: 'Headset' });
    const { page, other } = await openCall();
    await act(() => page.view().setOn('microphone', wasOn));
    const resolve = holdOpening();
    await act(async () => void page.view().choose('microphone', 'microphone-2'));
    if (wasOn) await act(() => page.view().setOn('microphone', false));
    await act(async () => void page.view().setOn('microphone', true));
    await act(async () => resolve());
    const { microphone } = page.view().own;
    expect(microphone).toMatchObject({ isOn: true, deviceId: 'microphone-2', isOpening: false });
    expect(microphone.track).toMatchObject({ readyState: 'live', enabled: true });
    expect(other.seen()).toMatchObject({ microphone: microphone.track });
    expect(devices.openTracks()).toHaveLength(2);
  });

  it('that are muted can be chosen again before the first choice is open', async () => {
    devices.plugIn('microphone', { id: 'microphone-2', label: 'Headset' });
    const { page } = await openCall();
    await act(() => page.view().setOn('microphone', false));
    const resolve = holdOpening();
    await act(async () => void page.view().choose('microphone', 'microphone-2'));
    await act(async () => void page.view().choose('microphone', 'microphone-1'));
    await act(async () => resolve());
    const { microphone } = page.view().own;
    expect(microphone).toMatchObject({ isOn: false, deviceId: 'microphone-1' });
    expect(microphone.track?.getSettings().deviceId).toBe('microphone-1');
  });

  it('that the browser opens too late are closed again', async () => {
    const resolve = holdOpening();
    const page = renderHook(() =>
      useVideoCall({ requestToken: tokenOf, isForTwo: false }, { video, devices }),
    );
    expect(page.result.current.own.camera.isOpening).toBe(true);
    page.unmount();
    await act(async () => resolve());
    expect(devices.openTracks()).toEqual([]);
  });
});

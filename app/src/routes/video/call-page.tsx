import { useSessionState } from '@perigee/api';
import { lazyWithPreload, ready } from '@perigee/ui';
import { browserOf, PreJoin, type CallRoom } from '@perigee/ui/video';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { playSound } from '../../services/video/play-sound.ts';
import { useVideoCall } from '../../services/video/use-video-call.ts';
import { deviceChoices, nextCamera } from './device-choices.ts';
import { EndedCall } from './ended-call.tsx';
import { useAnswer } from './use-answer.ts';
import { useCallProblems } from './use-call-problems.ts';
import { useParticipants, type Person } from './use-participants.ts';
import { useRinging } from './use-ringing.ts';
import { useRoomToken } from './use-room-token.ts';

/** Loaded while the user looks at the own picture. */
const OngoingCall = lazyWithPreload(async () => (await import('./ongoing-call.tsx')).OngoingCall);

export interface CallPageProps {
  /** match-<id>, or the id or slug of an event. */
  name: string;
  room: CallRoom;
  /** The other user of a match. Guests of an event are looked up. */
  known: Person | null;
  /** The conversation of the match, or the page of the event. */
  backHref: string;
  /** The page of a room that the server did not open, with its reason. */
  renderRefused: (refusal: { message?: string }) => ReactNode;
}

/** A room that is open: before, during and after the call. */
export function CallPage({ name, room, known, backHref, renderRefused }: CallPageProps) {
  const { user } = useSessionState();
  const isForTwo = room.kind === 'match';
  const call = useVideoCall({ requestToken: useRoomToken(name), isForTwo });
  const { phase, own } = call;
  const others = useParticipants(call.participants, known);
  const [speakerId, setSpeakerId] = useState<string | null>(null);
  const problems = useCallProblems(call);
  useRinging(name, isForTwo, call);
  useAnswer(call.join);
  useEffect(() => void OngoingCall.preload().catch(() => undefined), []);

  if (phase === 'ended') {
    return <EndedCall {...{ call, room, backHref, renderRefused }} />;
  }
  const camera = nextCamera(call);
  const media = {
    camera: own.camera.track,
    microphone: own.microphone.track,
    // A browser that asks for the user's consent opens a device some time later.
    isCameraOn: own.camera.isOn || own.camera.isOpening,
    isMicrophoneOn: own.microphone.isOn || own.microphone.isOpening,
  };
  const controls = {
    devices: deviceChoices(call, speakerId),
    onDeviceChange: (kind: 'microphone' | 'camera' | 'speaker', id: string) => {
      if (kind === 'speaker') setSpeakerId(id);
      else void call.choose(kind, id);
    },
    onPlaySound: () => playSound(speakerId),
    onMicrophoneChange: (isOn: boolean) => void call.setOn('microphone', isOn),
    onCameraChange: (isOn: boolean) => void call.setOn('camera', isOn),
  };
  if (phase === 'before') {
    return (
      <PreJoin
        {...controls}
        room={ready(room)}
        own={media}
        problems={{ camera: own.camera.problem, microphone: own.microphone.problem }}
        onDevicesRetry={() => void call.retryDevices()}
        onJoin={call.join}
        browser={browserOf(navigator.userAgent)}
        host={location.host}
        backHref={backHref}
      />
    );
  }
  return (
    <Suspense>
      <OngoingCall
        {...controls}
        room={room}
        others={others}
        waitingFor={waitingFor(phase, isForTwo)}
        own={{ ...media, name: user?.name ?? '', imageUrl: user?.profileImage ?? null }}
        startedAt={call.startedAt}
        isReconnecting={phase === 'reconnecting'}
        problems={problems}
        {...(camera !== null && { onFlip: () => void call.choose('camera', camera) })}
        onLeave={call.leave}
      />
    </Suspense>
  );
}

function waitingFor(phase: string, isForTwo: boolean): 'answer' | 'connection' | 'others' {
  if (phase === 'joining') return 'connection';
  return isForTwo ? 'answer' : 'others';
}

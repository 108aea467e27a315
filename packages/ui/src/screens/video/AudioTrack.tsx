import { useEffect, useEffectEvent, useRef } from 'react';

interface AudioTrackProps {
  track: MediaStreamTrack;
  /** The id of the speaker; null for the one of the system. */
  speakerId: string | null;
  /** The browser plays no sound before the user presses something. */
  onBlocked: () => void;
}

/** The sound of another user. The viewer's own sound is never played. */
export function AudioTrack({ track, speakerId, onBlocked }: AudioTrackProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const tellBlocked = useEffectEvent(onBlocked);
  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    element.srcObject = new MediaStream([track]);
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') tellBlocked();
    });
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  useEffect(() => {
    // A speaker that was taken away leaves the sound on the one of the system.
    if (speakerId !== null) audio.current?.setSinkId(speakerId).catch(() => undefined);
  }, [speakerId]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes down what is said in a call
  return <audio ref={audio} />;
}

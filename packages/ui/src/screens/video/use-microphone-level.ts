import { useEffect, useState } from 'react';
import { useMedia } from '../../hooks/use-media.ts';
import { reducedMotion } from '../../theme/breakpoints.ts';

/** Milliseconds between two measurements. */
const STEP_MS = 80;
const CALM_STEP_MS = 600;

/** The level of silence. Decibels below the loudest sound. */
const SILENCE_DB = -60;

/** How loud samples from -1 to 1 are, on the scale on which people hear: 0 is silence, 1 the loudest sound. */
export function loudness(samples: Float32Array): number {
  const meanSquare = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  const decibels = 10 * Math.log10(meanSquare);
  return Math.min(1, Math.max(0, 1 - decibels / SILENCE_DB));
}

/** How loud a microphone is, from 0 to 1; seldom measured for users who prefer reduced motion. */
export function useMicrophoneLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  const stepMs = useMedia(reducedMotion) ? CALM_STEP_MS : STEP_MS;
  useEffect(() => {
    if (track === null) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(loudness(samples));
    }, stepMs);
    return () => {
      clearInterval(timer);
      setLevel(0);
      context.close().catch(() => undefined);
    };
  }, [track, stepMs]);
  return level;
}

import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { filmed, type shapes } from './story-data.ts';

/** What the camera of a user shows, and its shape. */
export type Filmed = readonly [file: string, shape: keyof typeof shapes];

/**
 * Cameras for as long as the story is shown: none until all their pictures are drawn. See `filmed`.
 *
 * @param shown the same list in every render
 */
export function useFilmed(shown: readonly Filmed[]): readonly MediaStreamTrack[] {
  const [tracks, setTracks] = useState<readonly MediaStreamTrack[]>([]);
  useEffect(() => {
    let isOver = false;
    let opened: readonly MediaStreamTrack[] = [];
    const stop = () => opened.forEach((track) => track.stop());
    const show = async () => {
      opened = await Promise.all(shown.map(([file, shape]) => filmed(file, shape)));
      if (isOver) stop();
      else setTracks(opened);
    };
    void show();
    return () => {
      isOver = true;
      stop();
    };
  }, [shown]);
  return tracks;
}

/** Waits until as many cameras are shown as given, each with its picture. */
export async function arePlaying(root: HTMLElement, count: number): Promise<void> {
  await waitFor(() => {
    const videos = [...root.querySelectorAll('video')];
    const cameras = new Set(videos.filter(hasPicture).map(trackOf));
    void expect(cameras.size).toBe(count);
    void expect(videos.every(hasPicture)).toBe(true);
  });
}

const hasPicture = ({ videoWidth }: HTMLVideoElement) => videoWidth > 0;

/** A camera may be shown twice: whole, and as the soft copy behind it. */
const trackOf = ({ srcObject }: HTMLVideoElement) =>
  (srcObject as MediaStream | null)?.getVideoTracks()[0]?.id;

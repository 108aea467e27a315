import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { filmed, type shapes } from './story-data.ts';

/** A camera for as long as the story is shown: null until its picture is drawn. See `filmed`. */
export function useFilmed(file: string, shape: keyof typeof shapes): MediaStreamTrack | null {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  useEffect(() => {
    let isOver = false;
    let current: MediaStreamTrack | null = null;
    const show = async () => {
      current = await filmed(file, shape);
      if (isOver) current.stop();
      else setTrack(current);
    };
    void show();
    return () => {
      isOver = true;
      current?.stop();
    };
  }, [file, shape]);
  return track;
}

/** Waits until as many videos show their picture. */
export async function arePlaying(root: HTMLElement, count: number): Promise<void> {
  await waitFor(() => {
    const videos = [...root.querySelectorAll('video')];
    void expect(videos.filter(({ videoWidth }) => videoWidth > 0)).toHaveLength(count);
  });
}

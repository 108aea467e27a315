import { useEffect, useRef, useState } from 'react';
import { pictureFit } from './picture-fit.ts';
import { place } from './VideoTrack.css.ts';
import { VideoTrack } from './VideoTrack.tsx';

interface CameraPictureProps {
  track: MediaStreamTrack;
  /** Whose picture it is, for screen readers. */
  label: string;
}

/**
 * The camera of another user, in the whole of its container. It covers it where the shapes agree; otherwise the picture
 * is whole, in front of a dim and soft copy of itself, so that no face is cut off.
 */
export function CameraPicture({ track, label }: CameraPictureProps) {
  const container = useRef<HTMLDivElement>(null);
  const [placeShape, setPlaceShape] = useState<number | null>(null);
  const [pictureShape, setPictureShape] = useState<number | null>(null);
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientHeight > 0) setPlaceShape(clientWidth / clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const fit =
    placeShape === null || pictureShape === null ? 'covers' : pictureFit(pictureShape, placeShape);
  return (
    <div ref={container} className={place}>
      {fit !== 'covers' && <VideoTrack fit="copy" track={track} aria-hidden="true" />}
      <VideoTrack fit={fit} track={track} aria-label={label} onShapeChange={setPictureShape} />
    </div>
  );
}

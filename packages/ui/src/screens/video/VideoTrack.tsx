import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type SyntheticEvent } from 'react';
import { fits, mirroredVideo } from './VideoTrack.css.ts';

export interface VideoTrackProps extends Omit<
  ComponentProps<'video'>,
  'src' | 'ref' | 'children' | 'className'
> {
  track: MediaStreamTrack;
  /** How it fills its container. By default it covers it. */
  fit?: keyof typeof fits;
  /** As in a mirror: for the viewer's own picture only, where writing is not read. */
  mirrored?: boolean;
  /** Called with width divided by height, when the picture arrives and when its shape changes. */
  onShapeChange?: (shape: number) => void;
}

/**
 * The picture of a camera. It has no sound, which AudioTrack plays also while the camera is off, and browsers always
 * play it. The track belongs to the caller, who stops it.
 */
export function VideoTrack({
  track,
  fit = 'covers',
  mirrored = false,
  onShapeChange,
  ...rest
}: VideoTrackProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  const tellShape = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const { videoWidth, videoHeight } = currentTarget;
    if (videoHeight > 0) onShapeChange?.(videoWidth / videoHeight);
  };
  return (
    <video
      {...rest}
      ref={video}
      className={clsx(fits[fit], mirrored && mirroredVideo)}
      autoPlay
      playsInline
      muted
      onLoadedMetadata={tellShape}
      onResize={tellShape}
    />
  );
}

import { MicOff, VideoOff } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { OwnMedia } from '../call-props.ts';
import { VideoTrack } from '../VideoTrack.tsx';
import { CORNERS } from './corners.ts';
import { atCorner, overPicture, ownPicture, spot, tag } from './pictures.css.ts';
import { useCorner } from './use-corner.ts';

/** The user's own picture, in a corner of the stage. While it is being moved, the free corners are drawn. */
export function OwnPicture({ own }: { own: OwnMedia }) {
  const button = useRef<HTMLButtonElement>(null);
  const { corner, isDragged, props } = useCorner(button);
  return (
    <>
      <button
        {...props}
        ref={button}
        type="button"
        className={`${ownPicture} ${atCorner[corner]}`}
        data-dragged={isDragged || undefined}
        aria-label="You: your picture. Press it or use the arrow keys to move it to another corner."
      >
        {own.isCameraOn && own.camera !== null ? (
          <VideoTrack track={own.camera} mirrored aria-hidden="true" />
        ) : (
          <span className={overPicture.face}>
            <Icon icon={VideoOff} size="md" />
          </span>
        )}
        <span className={tag.own}>
          {!own.isMicrophoneOn && <Icon icon={MicOff} />}
          You
        </span>
      </button>
      {CORNERS.filter((free) => free !== corner).map((free) => (
        <span key={free} className={`${spot} ${atCorner[free]}`} aria-hidden="true" />
      ))}
    </>
  );
}

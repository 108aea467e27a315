import { MicOff } from 'lucide-react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { CameraPicture } from '../CameraPicture.tsx';
import type { CallParticipant } from '../call-props.ts';
import { VideoTrack } from '../VideoTrack.tsx';
import type { CallProps } from './call-component-props.ts';
import { overPicture, tag, tile, tiles } from './pictures.css.ts';
import { SignalBars } from './SignalBars.tsx';

/** All users of a room side by side, the viewer last. */
export function Tiles({ others, own }: Pick<CallProps, 'others' | 'own'>) {
  return (
    <ul className={tiles} data-count={others.length + 1} aria-label="In this call">
      {others.map((other) => (
        <OtherTile key={other.userId} {...other} />
      ))}
      <li className={tile}>
        {own.isCameraOn && own.camera !== null ? (
          <VideoTrack track={own.camera} mirrored aria-hidden="true" />
        ) : (
          <Face name={own.name} imageUrl={own.imageUrl} />
        )}
        <span className={tag.tile}>
          {!own.isMicrophoneOn && <Icon icon={MicOff} label="Muted" />}
          You
        </span>
      </li>
    </ul>
  );
}

function OtherTile(other: CallParticipant) {
  const { name, imageUrl, camera, isCameraOn, isMicrophoneOn, quality } = other;
  return (
    <li className={tile}>
      {isCameraOn && camera !== null ? (
        <CameraPicture track={camera} label={name} />
      ) : (
        <Face name={name} imageUrl={imageUrl} />
      )}
      {quality === 'lost' && <span className={overPicture.veil}>Reconnecting</span>}
      <span className={tag.tile}>
        {!isMicrophoneOn && <Icon icon={MicOff} label="Muted" />}
        <bdi>{name}</bdi>
        {quality === 'weak' && <SignalBars quality="weak" label="Weak connection" />}
      </span>
    </li>
  );
}

function Face({ name, imageUrl }: Pick<CallParticipant, 'name' | 'imageUrl'>) {
  return (
    <span className={overPicture.face}>
      <Avatar decorative name={name} src={imageUrl} size={96} />
    </span>
  );
}

import { CameraPicture } from '../CameraPicture.tsx';
import type { CallProps } from './call-component-props.ts';
import { CameraOff } from './CameraOff.tsx';
import { Tiles } from './Tiles.tsx';
import { Waiting } from './Waiting.tsx';

/** The other users: one covers the stage, several share it with the user's own picture. */
export function Stage(props: CallProps) {
  const { others } = props;
  const [other] = others;
  if (other === undefined) return <Waiting {...props} />;
  if (others.length > 1) return <Tiles {...props} />;
  if (!other.isCameraOn || other.camera === null) return <CameraOff {...other} />;
  return <CameraPicture track={other.camera} label={other.name} />;
}

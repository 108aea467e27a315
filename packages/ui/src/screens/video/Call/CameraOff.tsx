import { Heading } from '../../../components/Heading/Heading.tsx';
import { FaceDial } from '../../../components/Orbit/FaceDial.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CallParticipant } from '../call-props.ts';
import { middle } from './Call.css.ts';

/** The other user without a camera. */
export function CameraOff({ name, imageUrl }: CallParticipant) {
  return (
    <div className={middle.stage}>
      <FaceDial name={name} src={imageUrl} />
      <Heading level={1} size="3xl" family="title" align="center" spaceBefore={5}>
        <bdi>{name}</bdi>
      </Heading>
      <Text align="center" spaceBefore={2}>
        <bdi>{name}</bdi>’s camera is off
      </Text>
    </div>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { faceDial, orbiting, point } from './FaceDial.css.ts';
import { OrbitDial } from './Orbit.tsx';

export interface FaceDialProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The other user, or the title of an event. It is visible beside the dial. */
  name: string;
  /** Address of the picture, if there is one. */
  src: string | null;
  /** The point travels while a call rings, or a connection is made. */
  waiting?: boolean;
}

/** The picture of whom one calls, in the middle of the orbits. As large as the height of the window allows. */
export function FaceDial({ name, src, waiting = false, className, ...rest }: FaceDialProps) {
  return (
    <div {...rest} className={clsx(faceDial, className)}>
      <OrbitDial turn={null} wideLabel>
        <Avatar
          decorative
          name={name}
          src={src}
          size={76}
          style={{ width: '34cqi', height: '34cqi' }}
        />
      </OrbitDial>
      {waiting && (
        <span className={orbiting} aria-hidden="true">
          <span className={point} />
        </span>
      )}
    </div>
  );
}

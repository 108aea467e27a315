import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { OrbitDial } from '../../components/Orbit/Orbit.tsx';
import { dial, orbiting, point } from './CallDial.css.ts';

interface CallDialProps {
  /** The other user, or the title of the event. */
  name: string;
  imageUrl: string | null;
  /** The point travels while a call rings, or a connection is made. */
  isWaiting?: boolean;
}

/** The picture of whom one calls, in the middle of the orbits. The name is visible beside it. */
export function CallDial({ name, imageUrl, isWaiting = false }: CallDialProps) {
  return (
    <div className={dial}>
      <OrbitDial turn={null} wideLabel>
        <Avatar
          decorative
          name={name}
          src={imageUrl}
          size={76}
          style={{ width: '34cqi', height: '34cqi' }}
        />
      </OrbitDial>
      {isWaiting && (
        <span className={orbiting} aria-hidden="true">
          <span className={point} />
        </span>
      )}
    </div>
  );
}

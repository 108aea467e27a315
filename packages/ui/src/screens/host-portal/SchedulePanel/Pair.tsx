import type { PublicUser } from '@perigee/api';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { pair } from './SchedulePanel.css.ts';

interface PairProps {
  first: Pick<PublicUser, 'name' | 'profileImage'>;
  second: Pick<PublicUser, 'name' | 'profileImage'>;
  /** Width of one picture in pixels. */
  size?: number;
}

/** The pictures of two guests, beside their names. */
export function Pair({ first, second, size = 28 }: PairProps) {
  return (
    <span className={pair}>
      <Avatar decorative name={first.name} src={first.profileImage} size={size} />
      <Avatar decorative name={second.name} src={second.profileImage} size={size} />
    </span>
  );
}

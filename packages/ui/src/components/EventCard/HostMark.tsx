import { eventMessages } from '@perigee/domain/events';
import { Lock } from 'lucide-react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { hostMark } from './EventCard.css.ts';

const { hostedBy, hostHidden } = eventMessages.card;

export interface CardHost {
  name: string;
  /** Address of the logo. */
  logo: string | null;
}

/** The host's logo in the corner of the picture; a lock for visitors. Source: events §2, member §6. */
export function HostMark({ id, host }: { id: string; host: CardHost | 'hidden' }) {
  return (
    <span className={hostMark} data-theme="night">
      {host === 'hidden' ? (
        <Lock size={18} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <Avatar decorative name={host.name} src={host.logo} size={40} />
      )}
      <span id={id} className={visuallyHidden}>
        {host === 'hidden' ? hostHidden : hostedBy(host.name)}
      </span>
    </span>
  );
}

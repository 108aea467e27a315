import type { EventHost as Host } from '@perigee/api';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { HostLock } from '../HostLock/HostLock.tsx';
import { by, host as hostClass, name } from './EventHost.css.ts';

const SIZE = 64;

/** The host of the event. Visitors see a lock in place of the logo. Source: events §2, member §6. */
export function EventHost({ host, isVisitor }: { host: Host; isVisitor: boolean }) {
  return (
    <section className={hostClass} aria-label="Host">
      {isVisitor ? (
        <HostLock size={SIZE} />
      ) : (
        <Avatar decorative name={host.name} src={host.logo} size={SIZE} />
      )}
      <div>
        <p className={by}>Hosted by</p>
        <p className={name} dir="auto">
          {host.name}
        </p>
      </div>
    </section>
  );
}

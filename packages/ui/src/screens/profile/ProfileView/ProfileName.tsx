import type { PublicProfile } from '@perigee/api';
import { shownAge } from '@perigee/domain';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import { WaitlistBadge } from '../WaitlistBadge/WaitlistBadge.tsx';
import { badges, nameRow } from './ProfileName.css.ts';

export interface ProfileNameProps {
  person: Pick<PublicProfile, 'name' | 'age' | 'birthdate' | 'isVerifiedAccount' | 'accepted'>;
  /** Of the heading. */
  level: 1 | 2;
  /** Which day it is, for the age. */
  now: Date;
  /** Says whether the person was accepted. */
  waitlistBadge?: boolean;
}

/** Who it is: the name, the age, and the badges beside them. */
export function ProfileName({ person, level, now, waitlistBadge = false }: ProfileNameProps) {
  const Heading = `h${level}` as const;
  const age = shownAge(person, now);
  return (
    <div className={nameRow}>
      <Heading>
        <bdi>{person.name}</bdi>
        {age !== null && `, ${age}`}
      </Heading>
      {(person.isVerifiedAccount || waitlistBadge) && (
        <div className={badges}>
          {person.isVerifiedAccount && <VerifiedBadge />}
          {waitlistBadge && <WaitlistBadge accepted={person.accepted} />}
        </div>
      )}
    </div>
  );
}

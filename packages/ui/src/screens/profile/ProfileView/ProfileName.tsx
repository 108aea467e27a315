import type { PublicProfile } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import { WaitlistBadge } from '../WaitlistBadge/WaitlistBadge.tsx';
import { badges, nameRow } from './ProfileName.css.ts';

export interface ProfileNameProps {
  person: Pick<PublicProfile, 'name' | 'age' | 'birthdate' | 'isVerifiedAccount' | 'accepted'>;
  /** The level of the heading. */
  level: 1 | 2;
  /** The current day, for the age. */
  now: Date;
  /** Shows whether the user was accepted. */
  waitlistBadge?: boolean;
}

/** The user's name and age, with the badges beside them. */
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

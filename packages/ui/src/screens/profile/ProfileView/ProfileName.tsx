import type { PublicProfile } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { VerifiedBadge } from '../VerifiedBadge/VerifiedBadge.tsx';
import { WaitlistBadge } from '../WaitlistBadge/WaitlistBadge.tsx';

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
  const age = shownAge(person, now);
  return (
    <Inline gap={4} rowGap={2} justify="between">
      {/* Over a photo, the carousel makes it smaller. */}
      <Heading level={level} size="4xl">
        <bdi>{person.name}</bdi>
        {age !== null && `, ${age}`}
      </Heading>
      {(person.isVerifiedAccount || waitlistBadge) && (
        <Inline gap={2}>
          {person.isVerifiedAccount && <VerifiedBadge />}
          {waitlistBadge && <WaitlistBadge accepted={person.accepted} />}
        </Inline>
      )}
    </Inline>
  );
}

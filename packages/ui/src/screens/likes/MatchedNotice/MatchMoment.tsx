import type { PublicProfile, User } from '@perigee/api';
import { youBoth, type InCommon } from '@perigee/domain/for-you';
import { likeMessages } from '@perigee/domain/likes';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { MeetingOrbits } from '../../../components/Orbit/MeetingOrbits.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface MatchMomentProps {
  viewer: Pick<User, 'firstName' | 'profileImage'>;
  /** The other user of the match. */
  profile: Pick<PublicProfile, 'name' | 'profileImage'>;
  /** What the two share, the most telling first. */
  shared: readonly InCommon[];
}

/** Three say enough of two users at first sight. */
const MOST = 3;
const FACE = 96;

/** Two faces whose orbits meet, and what the two users have in common. */
export function MatchMoment({ viewer, profile, shared }: MatchMomentProps) {
  const sentence = youBoth(shared.slice(0, MOST));
  return (
    <MeetingOrbits
      faces={[
        <Avatar
          key="viewer"
          name={viewer.firstName}
          src={viewer.profileImage}
          size={FACE}
          decorative
        />,
        <Avatar
          key="other"
          name={profile.name}
          src={profile.profileImage}
          size={FACE}
          decorative
        />,
      ]}
    >
      <Heading level={2} size="3xl" tone="precious" align="center" spaceBefore={6} spaceAfter={2}>
        {likeMessages.matched}
      </Heading>
      <Text align="center" breakWords>
        You and <bdi>{profile.name}</bdi> like each other.
      </Text>
      {sentence !== null && (
        <Text align="center" tone="muted" balance breakWords spaceBefore={1}>
          <bdi>{sentence}</bdi>
        </Text>
      )}
    </MeetingOrbits>
  );
}

import type { AdminDeckProfile } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ProfileFacts } from '../../profile/ProfileFacts/ProfileFacts.tsx';
import { VerifiedBadge } from '../../profile/VerifiedBadge/VerifiedBadge.tsx';
import { WaitlistBadge } from '../../profile/WaitlistBadge/WaitlistBadge.tsx';
import { AdminsOnlyCard } from '../AdminsOnlyCard.tsx';

interface ProfileDetailsProps {
  profile: AdminDeckProfile;
  now: Date;
  onUpdateHNum: (hNum: number) => Promise<void>;
}

/** What a member says of themselves, and what only admins see, as far as the deck's call returns it. */
export function ProfileDetails({ profile, now, onUpdateHNum }: ProfileDetailsProps) {
  const { name, username, profile: said, isVerifiedAccount, accepted } = profile;
  const age = shownAge(profile, now);
  const hasBio = Boolean(said.bio);
  return (
    <>
      <Inline gap={3} rowGap={2}>
        <Heading level={2} size="3xl" family="title">
          <bdi>{name}</bdi>
          {age !== null && `, ${age}`}
        </Heading>
        {isVerifiedAccount && <VerifiedBadge />}
        <WaitlistBadge accepted={accepted} />
      </Inline>
      {username !== null && (
        <Text size="sm" tone="muted" breakWords spaceBefore={1}>
          <bdi>@{username}</bdi>
        </Text>
      )}
      {hasBio && (
        <Text size="xl" tone="strong" measure="md" quote spaceBefore={5} dir="auto">
          {said.bio}
        </Text>
      )}
      <Stack gap={6} spaceBefore={6}>
        <ProfileFacts person={profile} />
        <AdminsOnlyCard user={profile} hNum={profile.hNum} level={3} onUpdateHNum={onUpdateHNum} />
      </Stack>
    </>
  );
}

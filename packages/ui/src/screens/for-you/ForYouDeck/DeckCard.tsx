import type { PublicProfile } from '@perigee/api';
import { Heart, X } from 'lucide-react';
import { memo } from 'react';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { ProfileCarousel } from '../../../components/ProfileCarousel/ProfileCarousel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Compatibility } from './Compatibility.tsx';
import { ProfileFacts } from '../../profile/ProfileFacts/ProfileFacts.tsx';
import { ProfileName } from '../../profile/ProfileView/ProfileName.tsx';
import * as css from './DeckCard.css.ts';

interface PersonProps {
  profile: PublicProfile;
  now: Date;
}

/** A user's photos, with the name over them in a narrow window. */
export const DeckPhotos = memo(function DeckPhotos({ profile, now }: PersonProps) {
  return (
    <>
      <ProfileCarousel name={profile.name} photos={profile.images} swipes={false}>
        <div className={css.onPhoto}>
          <ProfileName person={profile} level={2} now={now} />
        </div>
      </ProfileCarousel>
      <span className={css.stamps} aria-hidden="true">
        <span className={css.stamp.like}>
          <Heart size={28} strokeWidth={1.5} /> Like
        </span>
        <span className={css.stamp.pass}>
          <X size={28} strokeWidth={1.5} /> Pass
        </span>
      </span>
    </>
  );
});

export interface DeckDetailsProps extends PersonProps {
  /** Address of the public profile. */
  href: string;
  /** The compatibility of the user with the viewer, in percent. */
  onCompare: (profileId: number) => Promise<number>;
}

/** A user's own description, beside the photos. */
export const DeckDetails = memo(function DeckDetails({
  profile,
  now,
  href,
  onCompare,
}: DeckDetailsProps) {
  const { name, username, profile: said } = profile;
  const hasBio = Boolean(said.bio);
  return (
    <>
      <div className={css.besidePhoto}>
        <ProfileName person={profile} level={2} now={now} />
      </div>
      <Text as="div" size="sm" breakWords>
        <TextLink standalone href={href} target="_blank">
          {username === null ? <bdi>{`More of ${name}`}</bdi> : <bdi>@{username}</bdi>}
        </TextLink>
      </Text>
      {hasBio && (
        <Text size="xl" tone="strong" measure="xs" quote spaceBefore={1} spaceAfter={8} dir="auto">
          {said.bio}
        </Text>
      )}
      <ProfileFacts person={profile}>
        <Compatibility profileId={profile.id} onCompare={onCompare} />
      </ProfileFacts>
    </>
  );
});

import type { PublicProfile } from '@perigee/api';
import { shownAge } from '@perigee/domain/profile';
import { BadgeCheck, Heart, X } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { ProfileCarousel } from '../../../components/ProfileCarousel/ProfileCarousel.tsx';
import { Compatibility } from './Compatibility.tsx';
import { ProfileFacts } from '../../profile/ProfileFacts/ProfileFacts.tsx';
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
          <PersonName profile={profile} now={now} />
        </div>
      </ProfileCarousel>
      <span className={css.stamps} aria-hidden="true">
        <span className={css.likeStamp}>
          <Heart size={28} strokeWidth={1.5} /> Like
        </span>
        <span className={css.passStamp}>
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
        <PersonName profile={profile} now={now} />
      </div>
      <TextLink standalone className={css.handle} href={href} target="_blank">
        {username === null ? <bdi>{`More of ${name}`}</bdi> : <bdi>@{username}</bdi>}
      </TextLink>
      {hasBio && (
        <p className={css.bio} dir="auto">
          {said.bio}
        </p>
      )}
      <ProfileFacts person={profile}>
        <Compatibility profileId={profile.id} onCompare={onCompare} />
      </ProfileFacts>
    </>
  );
});

function PersonName({ profile, now }: PersonProps) {
  const { name, isVerifiedAccount } = profile;
  const age = shownAge(profile, now);
  return (
    <>
      <h2 className={css.name}>
        <bdi>{name}</bdi>
        {age !== null && `, ${age}`}
      </h2>
      {isVerifiedAccount && (
        <Badge tone="precious" className={css.verified}>
          <BadgeCheck size={16} strokeWidth={1.5} aria-hidden="true" />
          Verified
        </Badge>
      )}
    </>
  );
}

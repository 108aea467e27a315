import type { CompatibilityScore, PublicProfile } from '@perigee/api';
import { inCommon, youBoth } from '@perigee/domain/for-you';
import { furtherFacts } from '@perigee/domain/profile';
import { Heart, X } from 'lucide-react';
import { memo } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { ProfileCarousel } from '../../../components/ProfileCarousel/ProfileCarousel.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { MatchViewer } from '../../likes/MatchedNotice/MatchedNotice.tsx';
import { Compatibility } from './Compatibility.tsx';
import { ProfileFacts } from '../../profile/ProfileFacts/ProfileFacts.tsx';
import { ProfileName } from '../../profile/ProfileView/ProfileName.tsx';
import * as css from './DeckCard.css.ts';

/** The number of things in common that the sentence names: the others are chips. */
const MOST = 2;

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
  viewer: MatchViewer;
  /** The compatibility of the user with the viewer. Undefined while it is loading; null if that failed. */
  comparison: CompatibilityScore | null | undefined;
}

/** A user's own description, beside the photos. */
export const DeckDetails = memo(function DeckDetails({
  profile,
  now,
  href,
  viewer,
  comparison,
}: DeckDetailsProps) {
  const { name, username, profile: said } = profile;
  const hasBio = Boolean(said.bio);
  const shared = inCommon(viewer, profile, comparison?.attributes);
  const chips = [...furtherFacts(profile), ...shared.slice(MOST).flatMap(({ one }) => one ?? [])];
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
        <Compatibility
          score={comparison === null ? null : comparison?.score}
          sentence={youBoth(shared.slice(0, MOST))}
        />
      </ProfileFacts>
      {chips.length > 0 && (
        <>
          <Heading level={3} size="sm" family="text" tone="muted" spaceBefore={6} spaceAfter={3}>
            About <bdi>{name}</bdi>
          </Heading>
          <Inline as="ul" gap={2} align="stretch">
            {chips.map((text) => (
              <li key={text} className={css.chip}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </Inline>
        </>
      )}
    </>
  );
});

import type { PublicProfile } from '@perigee/api';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ProfileCarousel } from '../../../components/ProfileCarousel/ProfileCarousel.tsx';
import { ReadMore } from '../../../components/ReadMore/ReadMore.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useMedia } from '../../../hooks/use-media.ts';
import { below } from '../../../theme/breakpoints.ts';
import { iconSize } from '../../../theme/scale.ts';
import { ProfileFacts } from '../ProfileFacts/ProfileFacts.tsx';
import { ProfileName } from './ProfileName.tsx';
import { beside, copy, facts, foot, handleRow, likedNote, view } from './ProfileView.css.ts';
import { SocialLinks } from './SocialLinks.tsx';

export interface ProfileViewProps {
  person: PublicProfile;
  /** The current day, for the age. */
  now: Date;
  /** The absolute address of the public profile, to be copied. */
  link: string;
  /** The level of the heading with the name: 1 if the profile is the page. */
  level?: 1 | 2;
  /** Shows whether the user was accepted. */
  waitlistBadge?: boolean;
  /** Starts a like. Without it, and for users whom the viewer already likes, there is no like button. */
  onLike?: () => void;
  /** Other actions, such as pass and like, in place of the like button. */
  actions?: ReactNode;
  /** Additional content, below the facts. */
  children?: ReactNode;
}

/** A user's profile as others see it: the photos first, the facts beside them. Source: member §2. */
export function ProfileView({
  person,
  now,
  link,
  level = 2,
  waitlistBadge = false,
  onLike,
  actions,
  children,
}: ProfileViewProps) {
  const isLiked = actions === undefined && person.liked === true;
  const like = !isLiked && onLike !== undefined ? <Like onLike={onLike} /> : undefined;
  const isPhone = useMedia(below('sm'));
  const name = (
    <ProfileName person={person} level={level} now={now} waitlistBadge={waitlistBadge} />
  );
  return (
    <article className={view} aria-label={person.name}>
      <ProfileCarousel key={person.id} name={person.name} photos={person.images}>
        {isPhone ? name : undefined}
      </ProfileCarousel>
      <div className={beside}>
        <Stack gap={6} className={facts}>
          {!isPhone && name}
          <div className={handleRow}>
            {person.username !== null && (
              <Text as="bdi" breakWords>
                @{person.username}
              </Text>
            )}
            <CopyButton className={copy} text={link} variant="quiet" size="small">
              Copy link
            </CopyButton>
          </div>
          <Bio text={person.profile.bio} />
          <ProfileFacts person={person} />
          {children}
          <SocialLinks person={person} />
          {isLiked && <LikedNote name={person.name} />}
        </Stack>
        {(actions ?? like) !== undefined && <div className={foot}>{actions ?? like}</div>}
      </div>
    </article>
  );
}

function Bio({ text }: { text: string | null | undefined }) {
  if (text === null || text === undefined || text.trim() === '') return null;
  return (
    <Text as="div" size="xl" tone="strong" quote>
      <ReadMore dir="auto">{text}</ReadMore>
    </Text>
  );
}

function LikedNote({ name }: { name: string }) {
  return (
    <p className={likedNote}>
      <Heart size={iconSize.md} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      <span>
        You like <bdi>{name}</bdi>
      </span>
    </p>
  );
}

function Like({ onLike }: { onLike: () => void }) {
  return (
    <Button size="large" block="phones" onClick={onLike}>
      <Icon icon={Heart} size="md" />
      Like
    </Button>
  );
}

import type { PublicProfile } from '@perigee/api';
import { dateText } from '@perigee/domain';
import { tokenCount } from '@perigee/domain/likes';
import { shownAge } from '@perigee/domain/profile';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Portrait } from '../../components/Picture/Portrait.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { actions as actionsClass, caption, photo, photoLink } from './PersonCard.css.ts';

export interface PersonCardProps {
  profile: PublicProfile;
  /** Address of the public profile. */
  href: string;
  now: Date;
  /** The ref of the link to the public profile. */
  linkRef?: Ref<HTMLAnchorElement>;
  /** The specific content of the list: tokens, a comment, a day. */
  children: ReactNode;
  /** The actions, at the bottom. */
  actions?: ReactNode;
}

/** One user of a list: the photo, the name over it, and the specific content of the list. */
export function PersonCard({ profile, href, now, linkRef, children, actions }: PersonCardProps) {
  const { name, profileImage } = profile;
  const age = shownAge(profile, now);
  return (
    <Stack as="li" gap={0}>
      <Link ref={linkRef} href={href} className={photoLink} data-theme="night">
        <Portrait className={photo} src={profileImage} alt="" loading="lazy" />
        <span className={caption}>
          <Heading level={2}>
            <Text as="span" figures>
              <bdi>{name}</bdi>
              {age !== null && `, ${age}`}
            </Text>
          </Heading>
        </span>
      </Link>
      <Text as="div" size="sm" tone="muted" spaceBefore={3}>
        <Stack gap={1}>{children}</Stack>
      </Text>
      {Boolean(actions) && <div className={actionsClass}>{actions}</div>}
    </Stack>
  );
}

/** The comment of a like, shortened to fit. */
export function Words({ text }: { text: string }) {
  return (
    <Text size="md" tone="strong" leading="snug" lines={3} display breakWords dir="auto">
      {text}
    </Text>
  );
}

/** The tokens of a like. */
export function TokenCount({ points }: { points: number }) {
  return (
    <Text as="span" tone="precious" weight="medium" figures>
      {tokenCount(points)}
    </Text>
  );
}

/** The day of a like: 'Sat 28 Nov'. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{dateText(new Date(at))}</time>;
}

import type { PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import { tokenCount } from '@perigee/domain/likes';
import { shownAge } from '@perigee/domain/profile';
import type { ReactNode, Ref } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { DefaultPortrait } from '../../components/Picture/DefaultPortrait.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import * as css from './PersonCard.css.ts';

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
    <li className={css.card}>
      <Link ref={linkRef} href={href} className={css.photoLink} data-theme="night">
        <Picture
          className={css.photo}
          src={profileImage}
          alt=""
          loading="lazy"
          {...limits.profileImage}
          fallback={<DefaultPortrait className={css.photo} />}
        />
        <span className={css.caption}>
          <h2 className={css.name}>
            <bdi>{name}</bdi>
            {age !== null && `, ${age}`}
          </h2>
        </span>
      </Link>
      <div className={css.body}>{children}</div>
      {Boolean(actions) && <div className={css.actions}>{actions}</div>}
    </li>
  );
}

/** The comment of a like, shortened to fit. */
export function Words({ text }: { text: string }) {
  return (
    <p className={css.words} dir="auto">
      {text}
    </p>
  );
}

/** The tokens of a like. */
export function TokenCount({ points }: { points: number }) {
  return <span className={css.tokenCount}>{tokenCount(points)}</span>;
}

const inWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** A day of this year or the last: 'Nov 28'. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{inWords.format(new Date(at))}</time>;
}

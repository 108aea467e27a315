import type { PublicProfile } from '@perigee/api';
import { limits, shownAge, tokenCount } from '@perigee/domain';
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
  /** Of the link to the public profile. */
  linkRef?: Ref<HTMLAnchorElement>;
  /** What the list is about: tokens, words, a day. */
  children: ReactNode;
  /** What can be done, at the foot. */
  actions?: ReactNode;
}

/** One person of a list: the photo, the name over it, and what the list says of them. */
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

/** The words that came with a like, as far as they fit. */
export function Words({ text }: { text: string }) {
  return (
    <p className={css.words} dir="auto">
      {text}
    </p>
  );
}

/** Tokens that went with a like. */
export function TokenCount({ points }: { points: number }) {
  return <span className={css.tokenCount}>{tokenCount(points)}</span>;
}

const inWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** A day of this year or the last: 'Nov 28'. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{inWords.format(new Date(at))}</time>;
}

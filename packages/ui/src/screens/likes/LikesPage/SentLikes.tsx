import type { PublicProfile, SentLike } from '@perigee/api';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { line, list } from '../PersonCard.css.ts';
import { Day, PersonCard, TokenCount, Words } from '../PersonCard.tsx';

export interface SentLikesProps {
  likes: readonly SentLike[];
  now: Date;
  profileHref: (profile: PublicProfile) => string;
}

/** One's own likes: what went with them, and whether they were returned. */
export function SentLikes({ likes, now, profileHref }: SentLikesProps) {
  if (likes.length === 0) return null;
  return (
    <ul className={list}>
      {likes.map(({ profile, points, comment, createdAt, matched }) => (
        <PersonCard key={profile.id} profile={profile} href={profileHref(profile)} now={now}>
          <p className={line}>
            <Day at={createdAt} />
            {matched && <Badge tone="precious">Matched</Badge>}
            {!matched && points > 0 && <TokenCount points={points} />}
          </p>
          {comment !== null && <Words text={comment} />}
        </PersonCard>
      ))}
    </ul>
  );
}

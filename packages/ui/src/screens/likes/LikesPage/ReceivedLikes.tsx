import type { LikeResult, PublicProfile, ReceivedLike } from '@perigee/api';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import type { FocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import { LikeReplyDialog } from '../LikeReplyDialog/LikeReplyDialog.tsx';
import { MatchedNotice, type MatchViewer } from '../MatchedNotice/MatchedNotice.tsx';
import { list } from '../PersonCard.css.ts';
import { Day, PersonCard, TokenCount, Words } from '../PersonCard.tsx';

export interface ReceivedLikesProps {
  likes: readonly ReceivedLike[];
  focus: FocusAfterRemoval<HTMLUListElement>;
  now: Date;
  profileHref: (profile: PublicProfile) => string;
  matchesHref: string;
  viewer: MatchViewer;
  onReply: (profile: PublicProfile, accepts: boolean) => Promise<LikeResult>;
}

/** Pending requests, each with the dialog that answers it. */
export function ReceivedLikes({
  likes,
  focus: { list: listRef, note, restore },
  now,
  profileHref,
  matchesHref,
  viewer,
  onReply,
}: ReceivedLikesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [answered, setAnswered] = useState<ReceivedLike | null>(null);
  const [matched, setMatched] = useState<PublicProfile | null>(null);
  return (
    <>
      {likes.length > 0 && (
        <ul ref={listRef} className={list}>
          {likes.map((like) => (
            <PersonCard
              key={like.profile.id}
              profile={like.profile}
              href={profileHref(like.profile)}
              now={now}
              actions={
                <Button
                  size="small"
                  variant="outline"
                  aria-label={`Answer ${like.profile.name}`}
                  data-removes="like"
                  onClick={() => {
                    note();
                    setAnswered(like);
                    setIsOpen(true);
                  }}
                >
                  Answer
                </Button>
              }
            >
              <Inline as="p" rowGap={0} justify="between">
                <Day at={like.createdAt} />
                {like.points > 0 && <TokenCount points={like.points} />}
              </Inline>
              {like.comment !== null && <Words text={like.comment} />}
            </PersonCard>
          ))}
        </ul>
      )}
      {answered !== null && (
        <LikeReplyDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          onExited={() => {
            // Else the notice of the match has the focus.
            if (matched === null) restore();
          }}
          like={answered}
          profileHref={profileHref(answered.profile)}
          onReply={async (accepts) => {
            const result = await onReply(answered.profile, accepts);
            if (result.matched) setMatched(answered.profile);
          }}
        />
      )}
      <MatchedNotice
        viewer={viewer}
        profile={matched}
        matchesHref={matchesHref}
        onClose={() => setMatched(null)}
        onExited={restore}
      />
    </>
  );
}

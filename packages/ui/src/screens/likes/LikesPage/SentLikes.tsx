import type { LikeResult, PublicProfile, SentLike } from '@perigee/api';
import { labelOf } from '@perigee/domain';
import { mayGiveFeedback } from '@perigee/domain/likes';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LikeFeedbackDialog } from '../LikeFeedbackDialog/LikeFeedbackDialog.tsx';
import type { LikeRequest } from '../LikeRequestDialog/LikeForm.tsx';
import { MatchedNotice, type MatchViewer } from '../MatchedNotice/MatchedNotice.tsx';
import { list } from '../PersonCard.css.ts';
import { Day, PersonCard, TokenCount, Words } from '../PersonCard.tsx';

export interface SentLikesProps {
  likes: readonly SentLike[];
  now: Date;
  /** The sender's tokens. */
  tokens: number;
  profileHref: (profile: PublicProfile) => string;
  matchesHref: string;
  viewer: MatchViewer;
  /** Sends feedback on a like that was declined or has expired. */
  onFeedback: (profile: PublicProfile, feedback: LikeRequest) => Promise<LikeResult>;
}

const STATUS_LABELS = { matched: 'Matched', declined: 'Declined', expired: 'Expired' };

function Status({ like: { status, points } }: { like: SentLike }) {
  if (status === 'waiting') return points > 0 && <TokenCount points={points} />;
  return (
    <Badge tone={status === 'matched' ? 'precious' : 'neutral'}>
      {labelOf(STATUS_LABELS, status)}
    </Badge>
  );
}

/** A member's sent likes: their tokens, comments and states, and feedback on unsuccessful ones. */
export function SentLikes({
  likes,
  now,
  tokens,
  profileHref,
  matchesHref,
  viewer,
  onFeedback,
}: SentLikesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<PublicProfile | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [matched, setMatched] = useState<PublicProfile | null>(null);
  const chosenLink = useRef<HTMLAnchorElement>(null);
  if (likes.length === 0) return null;
  return (
    <>
      <ul className={list}>
        {likes.map((like) => {
          const { profile, comment, createdAt } = like;
          return (
            <PersonCard
              key={profile.id}
              profile={profile}
              href={profileHref(profile)}
              {...(profile.id === chosen?.id && { linkRef: chosenLink })}
              now={now}
              actions={
                mayGiveFeedback(like) && (
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={`Give feedback on ${profile.name}`}
                    onClick={() => {
                      setChosen(profile);
                      setIsSent(false);
                      setIsOpen(true);
                    }}
                  >
                    Give feedback
                  </Button>
                )
              }
            >
              <Inline as="p" rowGap={0} justify="between">
                <Day at={createdAt} />
                <Status like={like} />
              </Inline>
              {comment !== null && <Words text={comment} />}
            </PersonCard>
          );
        })}
      </ul>
      {chosen !== null && (
        <LikeFeedbackDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          profile={chosen}
          profileHref={profileHref(chosen)}
          tokens={tokens}
          // The button that opened the dialog is removed after the feedback was sent.
          {...(isSent && { finalFocus: chosenLink })}
          onSend={async (feedback) => {
            const result = await onFeedback(chosen, feedback);
            setIsSent(true);
            if (result.matched) setMatched(chosen);
            return result;
          }}
        />
      )}
      <MatchedNotice
        viewer={viewer}
        profile={matched}
        matchesHref={matchesHref}
        onClose={() => setMatched(null)}
      />
    </>
  );
}

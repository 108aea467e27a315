import type { LikeResult, PublicProfile, ReceivedLike } from '@perigee/api';
import { likeMessages } from '@perigee/domain/likes';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import type { Loadable } from '../../../loadable.ts';
import { MatchedNotice, type MatchViewer } from '../MatchedNotice/MatchedNotice.tsx';
import { FeedbackForm, type Feedback } from './FeedbackForm.tsx';
import { FeedbackSkeleton } from './FeedbackSkeleton.tsx';
import { EndOfDeckOrbit } from '../../../components/Orbit/EndOfDeckOrbit.tsx';

export interface FeedbackPageProps {
  /** Unanswered likes, the newest first. */
  likes: Loadable<readonly ReceivedLike[]>;
  /** Answers one of them; afterwards `likes` no longer contains it. */
  onAnswer: (like: ReceivedLike, feedback: Feedback) => Promise<LikeResult>;
  viewer: MatchViewer;
  matchesHref: string;
  homeHref: string;
}

const NO_LIKES: readonly never[] = [];

/** A member's answers to pending likes, one at a time. Source: member §2 (feedback), §5. */
export function FeedbackPage({
  likes,
  onAnswer,
  viewer,
  matchesHref,
  homeHref,
}: FeedbackPageProps) {
  const toast = useToast();
  const focus = useFocusAfterRemoval(likes.status === 'ready' ? likes.data : NO_LIKES);
  const [matched, setMatched] = useState<PublicProfile | null>(null);

  async function answer(like: ReceivedLike, feedback: Feedback) {
    focus.note();
    const result = await onAnswer(like, feedback);
    if (result.matched) setMatched(like.profile);
    else toast.success(likeMessages.feedbackSent);
  }

  return (
    <Section column space="picture">
      <Loaded value={likes} skeleton={<FeedbackSkeleton />} level={1}>
        {([next, ...others]) =>
          next === undefined ? (
            <EmptyState
              drawing={EndOfDeckOrbit}
              level={1}
              headingRef={focus.heading}
              title="No likes to reply to yet"
              actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
            >
              When someone likes you, you can reply here.
            </EmptyState>
          ) : (
            <FeedbackForm
              key={next.profile.id}
              like={next}
              waiting={others.length + 1}
              headingRef={focus.heading}
              onAnswer={(feedback) => answer(next, feedback)}
            />
          )
        }
      </Loaded>
      <MatchedNotice
        viewer={viewer}
        profile={matched}
        matchesHref={matchesHref}
        onClose={() => setMatched(null)}
        onExited={focus.restore}
      />
    </Section>
  );
}

import type { LikeResult, ReceivedLike } from '@perigee/api';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import type { Loadable } from '../../../loadable.ts';
import { FeedbackForm, type Feedback } from './FeedbackForm.tsx';
import { FeedbackSkeleton } from './FeedbackSkeleton.tsx';
import { page } from './FeedbackPage.css.ts';

export interface FeedbackPageProps {
  /** Unanswered likes, the newest first. */
  likes: Loadable<readonly ReceivedLike[]>;
  /** Answers one of them; afterwards `likes` no longer contains it. */
  onAnswer: (like: ReceivedLike, feedback: Feedback) => Promise<LikeResult>;
  homeHref: string;
}

/** A member's answers to pending likes, one at a time. Source: member §2 (feedback), §5. */
export function FeedbackPage({ likes, onAnswer, homeHref }: FeedbackPageProps) {
  if (likes.status === 'loading') return <FeedbackSkeleton />;
  if (likes.status === 'error') {
    return (
      <section className={page}>
        <ErrorState level={1} message={likes.message} onRetry={likes.onRetry} />
      </section>
    );
  }
  const [next] = likes.data;
  if (next === undefined) {
    return (
      <section className={page}>
        <EmptyState
          level={1}
          title="Nobody waits for your feedback"
          actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
        >
          When somebody likes you, you can say here what you think.
        </EmptyState>
      </section>
    );
  }
  return (
    <FeedbackForm
      key={next.profile.id}
      like={next}
      waiting={likes.data.length}
      onAnswer={(feedback) => onAnswer(next, feedback)}
    />
  );
}

import type { LikeResult, ReceivedLike } from '@perigee/api';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { Loadable } from '../../../loadable.ts';
import { FeedbackForm, type Feedback } from './FeedbackForm.tsx';
import { FeedbackSkeleton } from './FeedbackSkeleton.tsx';
import { EndOfDeckOrbit } from '../../../components/Orbit/EndOfDeckOrbit.tsx';

export interface FeedbackPageProps {
  /** Unanswered likes, the newest first. */
  likes: Loadable<readonly ReceivedLike[]>;
  /** Answers one of them; afterwards `likes` no longer contains it. */
  onAnswer: (like: ReceivedLike, feedback: Feedback) => Promise<LikeResult>;
  homeHref: string;
}

/** A member's answers to pending likes, one at a time. Source: member §2 (feedback), §5. */
export function FeedbackPage({ likes, onAnswer, homeHref }: FeedbackPageProps) {
  return (
    <Section column space="picture">
      <Loaded value={likes} skeleton={<FeedbackSkeleton />} level={1}>
        {([next, ...others]) =>
          next === undefined ? (
            <EmptyState
              drawing={EndOfDeckOrbit}
              level={1}
              title="Nobody waits for your feedback"
              actions={<ButtonLink href={homeHref}>Take me home</ButtonLink>}
            >
              When somebody likes you, you can say here what you think.
            </EmptyState>
          ) : (
            <FeedbackForm
              key={next.profile.id}
              like={next}
              waiting={others.length + 1}
              onAnswer={(feedback) => onAnswer(next, feedback)}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

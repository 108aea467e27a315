import type { LikeResult, PublicProfile, ReceivedLike, SentLike } from '@perigee/api';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import type { Loadable } from '../../../loadable.ts';
import type { LikeRequest } from '../LikeRequestDialog/LikeForm.tsx';
import { PeopleSkeleton } from '../PeopleSkeleton.tsx';
import { page, title } from '../PersonCard.css.ts';
import { ReceivedLikes } from './ReceivedLikes.tsx';
import { SentLikes } from './SentLikes.tsx';

interface LikesPageBase {
  now: Date;
  /** Address of the deck, linked from an empty list. */
  forYouHref: string;
  profileHref: (profile: PublicProfile) => string;
}

export type LikesPageProps = LikesPageBase &
  (
    | {
        type: 'received';
        /** Pending requests, the newest first. */
        likes: Loadable<readonly ReceivedLike[]>;
        matchesHref: string;
        /** Sends the answer to a request. */
        onReply: (profile: PublicProfile, accepts: boolean) => Promise<LikeResult>;
      }
    | {
        type: 'sent';
        /** The user's sent likes, the newest first. */
        likes: Loadable<readonly SentLike[]>;
        /** The sender's tokens. */
        tokens: number;
        /** Sends feedback on a like that was declined or has expired. */
        onFeedback: (profile: PublicProfile, feedback: LikeRequest) => Promise<LikeResult>;
      }
  );

const TEXTS = {
  received: { title: 'Likes you received', empty: 'Nobody waits for your answer' },
  sent: { title: 'Likes you sent', empty: 'You have not liked anybody yet' },
};

/** Pending requests, or sent likes. Source: member §2; its content is assumed. */
export function LikesPage(props: LikesPageProps) {
  const { type, likes, forYouHref } = props;
  return (
    <section className={page}>
      <h1 className={title}>{TEXTS[type].title}</h1>
      {likes.status === 'loading' && <PeopleSkeleton />}
      {likes.status === 'error' && <ErrorState {...likes} />}
      {likes.status === 'ready' && likes.data.length === 0 && (
        <EmptyState
          title={TEXTS[type].empty}
          actions={<ButtonLink href={forYouHref}>See who is for you</ButtonLink>}
        />
      )}
      {/* Mounted for an empty list too: the last answer may just have made a match. */}
      {props.type === 'received' && props.likes.status === 'ready' && (
        <ReceivedLikes {...props} likes={props.likes.data} />
      )}
      {props.type === 'sent' && props.likes.status === 'ready' && (
        <SentLikes {...props} likes={props.likes.data} />
      )}
    </section>
  );
}

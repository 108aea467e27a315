import type { LikeResult, PublicProfile, ReceivedLike, SentLike } from '@perigee/api';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import type { Loadable } from '../../../loadable.ts';
import type { LikeRequest } from '../LikeRequestDialog/LikeForm.tsx';
import type { MatchViewer } from '../MatchedNotice/MatchedNotice.tsx';
import { PeopleSkeleton } from '../PeopleSkeleton.tsx';
import { ReceivedLikes } from './ReceivedLikes.tsx';
import { SentLikes } from './SentLikes.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

interface LikesPageBase {
  /** LikesNav. */
  tabs: ReactNode;
  now: Date;
  /** Address of the deck, linked from an empty list. */
  forYouHref: string;
  profileHref: (profile: PublicProfile) => string;
  matchesHref: string;
  viewer: MatchViewer;
}

export type LikesPageProps = LikesPageBase &
  (
    | {
        type: 'received';
        /** Pending requests, the newest first. */
        likes: Loadable<readonly ReceivedLike[]>;
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
  received: { title: 'Likes you received', empty: 'No new likes yet' },
  sent: { title: 'Likes you sent', empty: 'You have not liked anybody yet' },
};

const NO_LIKES: readonly never[] = [];

/** Pending requests, or sent likes. Source: member §2; its content is assumed. */
export function LikesPage(props: LikesPageProps) {
  const { type, forYouHref } = props;
  const focus = useFocusAfterRemoval<HTMLUListElement>(
    props.likes.status === 'ready' ? props.likes.data : NO_LIKES,
  );
  const empty = (
    <EmptyState
      drawing={NoMatchesOrbit}
      title={TEXTS[type].empty}
      actions={<ButtonLink href={forYouHref}>See who is for you</ButtonLink>}
    />
  );
  return (
    <Section column space="list">
      <PageHead size="2xl" title={TEXTS[type].title} headingRef={focus.heading} tabs={props.tabs} />
      {/* Both lists are mounted while empty too: the last answer may just have made a match. */}
      {props.type === 'received' ? (
        <Loaded value={props.likes} skeleton={<PeopleSkeleton />}>
          {(likes) => (
            <>
              {likes.length === 0 && empty}
              <ReceivedLikes {...props} likes={likes} focus={focus} />
            </>
          )}
        </Loaded>
      ) : (
        <Loaded value={props.likes} skeleton={<PeopleSkeleton />}>
          {(likes) => (
            <>
              {likes.length === 0 && empty}
              <SentLikes {...props} likes={likes} />
            </>
          )}
        </Loaded>
      )}
    </Section>
  );
}

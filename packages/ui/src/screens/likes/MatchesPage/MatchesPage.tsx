import type { Match, PublicProfile } from '@perigee/api';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PeopleSkeleton } from '../PeopleSkeleton.tsx';
import { list, page, stackedLine, title } from '../PersonCard.css.ts';
import { Day, PersonCard } from '../PersonCard.tsx';

export interface MatchesPageProps {
  /** The matches, the newest first. */
  matches: Loadable<readonly Match[]>;
  now: Date;
  profileHref: (profile: PublicProfile) => string;
  /** Address of the deck, linked from an empty list. */
  forYouHref: string;
  /** Address of the chat with a match, in a version with chat. */
  chatHref?: (match: Match) => string;
  /** Ends a match for both users. */
  onUnmatch: (match: Match) => Promise<void>;
}

/** All matches of a user. Source: member §2; its content is assumed. */
export function MatchesPage({
  matches,
  now,
  profileHref,
  forYouHref,
  chatHref,
  onUnmatch,
}: MatchesPageProps) {
  const [ending, setEnding] = useState<Match | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={page}>
      <h1 className={title}>Matches</h1>
      {matches.status === 'loading' && <PeopleSkeleton />}
      {matches.status === 'error' && <ErrorState {...matches} />}
      {matches.status === 'ready' && matches.data.length === 0 && (
        <EmptyState
          title="You have no matches yet"
          actions={<ButtonLink href={forYouHref}>See who is for you</ButtonLink>}
        >
          When somebody you like likes you too, you find them here.
        </EmptyState>
      )}
      {matches.status === 'ready' && matches.data.length > 0 && (
        <ul className={list}>
          {matches.data.map((match) => (
            <PersonCard
              key={match.id}
              profile={match.profile}
              href={profileHref(match.profile)}
              now={now}
              actions={
                chatHref !== undefined && (
                  <ButtonLink size="small" variant="outline" href={chatHref(match)}>
                    Chat
                  </ButtonLink>
                )
              }
            >
              <p className={stackedLine}>
                <span>
                  Matched <Day at={match.matchedAt} />
                </span>
                <TextButton
                  aria-label={`Unmatch ${match.profile.name}`}
                  onClick={() => {
                    setEnding(match);
                    setIsAsking(true);
                  }}
                >
                  Unmatch
                </TextButton>
              </p>
            </PersonCard>
          ))}
        </ul>
      )}
      {ending !== null && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={`Unmatch ${ending.profile.name}?`}
          confirmLabel="Unmatch"
          tone="danger"
          onConfirm={() => onUnmatch(ending)}
        >
          The match ends for both of you, and no deck brings you together again.
        </ConfirmDialog>
      )}
    </section>
  );
}

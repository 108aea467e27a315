import type { Match, PublicProfile } from '@perigee/api';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PeopleSkeleton } from '../PeopleSkeleton.tsx';
import { list } from '../PersonCard.css.ts';
import { Day, PersonCard } from '../PersonCard.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

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
    <Section column space="list">
      <Heading level={1} size="2xl">
        Matches
      </Heading>
      <Loaded value={matches} skeleton={<PeopleSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              drawing={NoMatchesOrbit}
              title="You have no matches yet"
              actions={<ButtonLink href={forYouHref}>See who is for you</ButtonLink>}
            >
              When someone you like likes you too, they appear here.
            </EmptyState>
          ) : (
            <ul className={list}>
              {all.map((match) => (
                <MatchCard
                  key={match.id}
                  match={match}
                  profileHref={profileHref}
                  now={now}
                  chatHref={chatHref}
                  onUnmatch={() => {
                    setEnding(match);
                    setIsAsking(true);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {ending !== null && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={`Unmatch ${ending.profile.name}?`}
          confirmLabel="Unmatch"
          tone="danger"
          onConfirm={() => onUnmatch(ending)}
        >
          The match ends for both of you, and you won’t be shown to each other again.
        </ConfirmDialog>
      )}
    </Section>
  );
}

interface MatchCardProps extends Pick<MatchesPageProps, 'now' | 'profileHref' | 'chatHref'> {
  match: Match;
  onUnmatch: () => void;
}

function MatchCard({ match, now, profileHref, chatHref, onUnmatch }: MatchCardProps) {
  const { profile, matchedAt } = match;
  return (
    <PersonCard
      profile={profile}
      href={profileHref(profile)}
      now={now}
      actions={
        chatHref !== undefined && (
          <ButtonLink size="small" variant="outline" href={chatHref(match)}>
            Chat
          </ButtonLink>
        )
      }
    >
      <Stack
        direction={{ base: 'column', lg: 'row' }}
        gap={{ base: 1, lg: 3 }}
        align={{ base: 'start', lg: 'center' }}
        justify="between"
        wrap
      >
        <span>
          Matched <Day at={matchedAt} />
        </span>
        <TextButton aria-label={`Unmatch ${profile.name}`} onClick={onUnmatch}>
          Unmatch
        </TextButton>
      </Stack>
    </PersonCard>
  );
}

import type { Match } from '@perigee/api';
import { useId } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ConversationLink, NewMatchLink, type MatchLinkProps } from './MatchLinks.tsx';
import type { MatchGroups } from './match-rows.ts';
import * as styles from './MatchList.css.ts';

export interface MatchListProps {
  groups: MatchGroups;
  /** The match whose conversation is open. */
  openMatchId: number | null;
  conversationHref: (match: Match) => string;
  now: Date;
  /** Of the viewer, such as 'Europe/Lisbon'. */
  timeZone: string;
}

/** The new matches as pictures, and the conversations below them. */
export function MatchList({
  groups: { fresh, conversations },
  openMatchId,
  conversationHref,
  now,
  timeZone,
}: MatchListProps) {
  const id = useId();
  const linkProps = (row: MatchLinkProps['row']): MatchLinkProps => ({
    row,
    href: conversationHref(row.match),
    isOpen: row.match.id === openMatchId,
  });
  return (
    <>
      {fresh.length > 0 && (
        <>
          <GroupTitle id={`${id}-new`}>New</GroupTitle>
          <ul className={styles.pictures} aria-labelledby={`${id}-new`}>
            {fresh.map((row) => (
              <li key={row.match.id}>
                <NewMatchLink {...linkProps(row)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {conversations.length > 0 && (
        <>
          <GroupTitle id={`${id}-conversations`}>Conversations</GroupTitle>
          <ul className={styles.rows} aria-labelledby={`${id}-conversations`}>
            {conversations.map((row) => (
              <li key={row.match.id} className={styles.rowItem}>
                <ConversationLink {...linkProps(row)} now={now} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function GroupTitle(props: { id: string; children: string }) {
  return (
    <Heading
      {...props}
      level={2}
      size="sm"
      family="text"
      tone="muted"
      spaceBefore={6}
      spaceAfter={3}
      className={styles.title}
    />
  );
}

import type { Match } from '@perigee/api';

/** A match, and what its list shows of the conversation. */
export interface MatchRow {
  match: Match;
  /** Null before the first message. */
  lastMessage: { text: string; isOwn: boolean; sentAt: string } | null;
  /** Messages of the other user that the user has not read. */
  unreadCount: number;
  /** The newest message is the user's, and was not sent. */
  hasFailed: boolean;
  /** The user has opened the conversation before. */
  isOpened: boolean;
}

/** The two groups of the list, each with the newest first. */
export interface MatchGroups {
  /** Without a message. */
  fresh: readonly MatchRow[];
  conversations: readonly MatchRow[];
}

/** A failed first message is a conversation too, so that the user sees it. */
const hasMessage = ({ lastMessage, hasFailed }: MatchRow) => lastMessage !== null || hasFailed;

const newestAt = ({ match, lastMessage }: MatchRow) =>
  Date.parse(lastMessage?.sentAt ?? match.matchedAt);

/** Groups and sorts the matches of a user. */
export function groupMatches(rows: readonly MatchRow[]): MatchGroups {
  const sorted = rows.toSorted((a, b) => newestAt(b) - newestAt(a));
  return {
    fresh: sorted.filter((row) => !hasMessage(row)),
    conversations: sorted.filter(hasMessage),
  };
}

import {
  getGetLikesOverviewQueryOptions,
  useGetLikesOverview,
  useSessionState,
  type Match,
} from '@perigee/api';
import { conversationIdOf } from '@perigee/domain/chat';
import { MatchesPage, type MatchRow } from '@perigee/ui/chat';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { keepOpened, openedMatches } from '../../services/chat/opened-matches.ts';
import { useChatClient, useChatState, useConversations } from '../../services/chat/use-chat.ts';
import { useCurrentDay } from '../../services/use-current-day.ts';
import { viewerTimeZone } from '../../services/viewer-time-zone.ts';
import { conversationHref, matchesHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { OpenConversation } from './open-conversation.tsx';

export const queries: PageQueries = () => [getGetLikesOverviewQueryOptions()];

export function Component() {
  const { match_id: param } = useParams();
  const openMatchId = param === undefined ? null : Number(param);
  const now = useCurrentDay();
  const { user } = useSessionState();
  const userId = user?.id ?? 0;
  const query = useGetLikesOverview();
  const overview = toLoadable(query);
  const matches = mapLoadable(overview, (reply) => reply.matches);
  const rows = useMatchRows(userId);
  const open = useOpenMatch(matches.status === 'ready' ? matches.data : null, openMatchId, userId);
  if (open === 'unknown') return <Navigate to={matchesHref} replace />;
  return (
    <MatchesPage
      matches={mapLoadable(matches, (all) => all.map(rows))}
      openMatchId={openMatchId}
      conversationHref={({ id }) => conversationHref(id)}
      now={now}
      timeZone={viewerTimeZone()}
      forYouHref={paths.forYou}
    >
      {open !== null && <OpenConversation key={open.id} match={open} userId={userId} now={now} />}
    </MatchesPage>
  );
}

/** What the list shows of a match, from its conversation. */
function useMatchRows(userId: number): (match: Match) => MatchRow {
  const client = useChatClient();
  const { unsent } = useChatState(client);
  const { data: conversations = [] } = useConversations(client);
  const opened = openedMatches(userId);
  return (match) => {
    const id = conversationIdOf(match.id);
    const conversation = conversations.find((one) => one.id === id);
    const stored = conversation?.lastMessage ?? null;
    const waiting = unsent.findLast(({ conversationId }) => conversationId === id);
    return {
      match,
      lastMessage:
        waiting !== undefined
          ? { text: waiting.text, isOwn: true, sentAt: waiting.writtenAt }
          : stored && {
              text: stored.text,
              isOwn: stored.senderId === userId,
              sentAt: stored.sentAt,
            },
      unreadCount: conversation?.unreadCount ?? 0,
      hasFailed: waiting?.failed ?? false,
      isOpened: opened.has(match.id),
    };
  };
}

/**
 * The match of the address: null while it is loading, `unknown` if the user has no such match. A match that ends
 * while it is open stays, so that the user can read what was said.
 */
function useOpenMatch(
  matches: readonly Match[] | null,
  openMatchId: number | null,
  userId: number,
): Match | 'unknown' | null {
  const [lastOpen, setLastOpen] = useState<Match | null>(null);
  const found = matches?.find(({ id }) => id === openMatchId);
  if (found !== undefined && found !== lastOpen) setLastOpen(found);
  useEffect(() => {
    if (found !== undefined) keepOpened(userId, found.id);
  }, [found, userId]);
  if (openMatchId === null) return null;
  if (found !== undefined) return found;
  if (lastOpen?.id === openMatchId) return lastOpen;
  return matches === null ? null : 'unknown';
}

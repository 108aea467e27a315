import { useSession, useUnmatch, type Match } from '@perigee/api';
import { messages as texts } from '@perigee/domain';
import type { Loadable } from '@perigee/ui';
import { Conversation, type LoadedMessages } from '@perigee/ui/chat';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { useChatClient, useMessages } from '../../services/chat/use-chat.ts';
import { messageDraft } from '../../services/kept-draft.ts';
import { viewerTimeZone } from '../../services/viewer-time-zone.ts';
import { matchCallHref, matchesHref, profileHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { useOpener } from './use-opener.ts';

interface OpenConversationProps {
  match: Match;
  userId: number;
  now: Date;
}

/** The conversation of the match that the address names. */
export function OpenConversation({ match, userId, now }: OpenConversationProps) {
  const navigate = useNavigate();
  const client = useChatClient();
  const { query, messages, state, conversationId } = useMessages(client, match.id, userId);
  const opener = useOpener(match, userId);
  const { draft, setDraft } = useMessageDraft(userId, match.id);
  const { mutateAsync: unmatch } = useUnmatch();
  const signInAgain = useSignInAgain();

  const loadable = (): Loadable<LoadedMessages> => {
    if (state.connection === 'refused') {
      return { status: 'error', message: texts.signInAgain, onRetry: signInAgain };
    }
    return mapLoadable(toLoadable(query, texts.unableToProcess), () => ({
      messages,
      hasEarlier: query.hasNextPage,
    }));
  };

  return (
    <Conversation
      match={match}
      userId={userId}
      opener={opener}
      messages={loadable()}
      onLoadEarlier={async () => void (await query.fetchNextPage({ throwOnError: true }))}
      isTyping={state.typing.has(conversationId)}
      isOffline={state.connection === 'offline'}
      hasEnded={state.ended.has(conversationId)}
      now={now}
      timeZone={viewerTimeZone()}
      draft={draft}
      onDraftChange={setDraft}
      onSend={(message) => client?.send(conversationId, message)}
      onRetry={(id) => client?.retry(id)}
      onDiscard={(id) => client?.discard(id)}
      onTyping={(isTyping) => client?.setTyping(conversationId, isTyping)}
      onSeen={(messageId) => client?.markRead(conversationId, messageId)}
      matchesHref={matchesHref}
      profileHref={profileHref(match.profile)}
      supportHref={paths.liveSupport}
      videoHref={matchCallHref(match.id)}
      onUnmatch={async () => {
        await unmatch({ id: match.id });
        await navigate(matchesHref, { replace: true });
      }}
    />
  );
}

/** The text in the composer, which survives a reload. */
function useMessageDraft(userId: number, matchId: number) {
  const kept = messageDraft(matchId);
  const [draft, setDraft] = useState(() => kept.kept(userId) ?? '');
  return {
    draft,
    setDraft: (text: string) => {
      setDraft(text);
      if (text === '') kept.forget();
      else kept.keep(userId, text);
    },
  };
}

/** The chat's token is part of the session, so that a new one needs a new sign-in. */
function useSignInAgain(): () => void {
  const session = useSession();
  return () => {
    const token = session.getToken();
    if (token !== null) session.expire(token);
  };
}

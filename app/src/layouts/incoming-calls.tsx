import { useGetLikesOverview } from '@perigee/api';
import { matchIdOf } from '@perigee/domain/chat';
import { lazyWithPreload } from '@perigee/ui';
import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { matchCallHref } from '../routes/hrefs.ts';
import type { ChatClient } from '../services/chat/chat-client.ts';
import { useChatClient, useChatState } from '../services/chat/use-chat.ts';
import type { AnswerState } from './answer-state.ts';

/** Loaded when the first call rings, in one chunk with the call itself. Nothing is shown if the download fails. */
const IncomingCall = lazyWithPreload(
  async () => (await import('../routes/video/ongoing-call.tsx')).IncomingCall,
  () => null,
);

/** The call that rings at the user, over the page. */
export function IncomingCalls() {
  const client = useChatClient();
  const { incomingCall } = useChatState(client);
  if (client === null || incomingCall === null) return null;
  const { conversationId, callId } = incomingCall;
  return createPortal(
    <RingingCall key={callId} conversationId={conversationId} onStop={client.calls.stop} />,
    document.body,
  );
}

interface RingingCallProps {
  conversationId: string;
  onStop: ChatClient['calls']['stop'];
}

/** A call of a match. Answering leads to its room. */
function RingingCall({ conversationId, onStop }: RingingCallProps) {
  const navigate = useNavigate();
  // The match may be newer than the list.
  const { data } = useGetLikesOverview({ query: { refetchOnMount: 'always' } });
  const id = matchIdOf(conversationId);
  const match = data?.matches.find((one) => one.id === id);
  if (match === undefined) return null;
  const { name, profileImage } = match.profile;
  return (
    <Suspense>
      <IncomingCall
        caller={{ name, imageUrl: profileImage }}
        onAnswer={() => {
          onStop();
          const state: AnswerState = { hasAnswered: true };
          void navigate(matchCallHref(match.id), { state });
        }}
        onDecline={() => onStop('declined')}
      />
    </Suspense>
  );
}

import { getGetLikesOverviewQueryOptions } from '@perigee/api';
import { matchIdOf, type ChatMessage } from '@perigee/domain/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { conversationHref } from '../routes/hrefs.ts';
import { useChatClient } from '../services/chat/use-chat.ts';
import { useServices } from '../services/services-context.ts';

/** Shows each new message of another user, except where its conversation is open. */
export function useMessageToasts(): void {
  const client = useChatClient();
  const queryClient = useQueryClient();
  const { toasts } = useServices();
  const { pathname } = useLocation();

  const show = useEffectEvent(async ({ conversationId, text }: ChatMessage) => {
    const id = matchIdOf(conversationId);
    if (id === null || pathname === conversationHref(id)) return;
    const { matches } = await queryClient.fetchQuery(getGetLikesOverviewQueryOptions());
    const match = matches.find((one) => one.id === id);
    if (match === undefined) return;
    const { name, profileImage } = match.profile;
    toasts.message({ name, imageUrl: profileImage, text, href: conversationHref(id) });
  });

  useEffect(() => {
    // Without the sender no toast can be shown; the header counts the message.
    return client?.onIncoming((message) => void show(message).catch(() => undefined));
  }, [client]);
}

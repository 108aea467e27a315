import { config } from '../../config.ts';
import type { Services } from '../services.ts';
import type { ChatClient } from './chat-client.ts';
import type { ChatService } from './chat-service.ts';
import { sandboxChat } from './sandbox-chat.ts';
import { twilioChat } from './twilio-chat.ts';

/** The chat of the page's user: another one after every sign-in, none while no user is signed in. */
export interface PageChat {
  subscribe: (listener: () => void) => () => void;
  /** Null also until its code is loaded. */
  getClient: () => ChatClient | null;
}

/** By the services of the page, so that visitors load nothing of it. */
const pageChats = new WeakMap<Services, PageChat>();

const chatProvider = (apiUrl: string): ChatService =>
  config.twilioRegion === undefined ? sandboxChat(apiUrl) : twilioChat(config.twilioRegion);

/** The chat, which begins with the first call: it connects, and follows the session. */
export function pageChat(services: Services): PageChat {
  const known = pageChats.get(services);
  if (known !== undefined) return known;
  const chat = createPageChat(services);
  pageChats.set(services, chat);
  return chat;
}

function createPageChat(services: Services): PageChat {
  const { apiUrl, session, queryClient, clock } = services;
  const listeners = new Set<() => void>();
  let client: ChatClient | null = null;
  /** The sign-in of the client, or of the client whose code is loading. */
  let chatToken: string | null = null;

  const setClient = (next: ChatClient | null) => {
    client = next;
    for (const listener of listeners) listener();
  };

  const open = async (userId: number, token: string) => {
    const { createChatClient } = await import('./chat-client.ts');
    if (chatToken !== token) return;
    setClient(
      createChatClient({
        service: chatProvider(apiUrl),
        queryClient,
        storage: localStorage,
        clock,
        userId,
        chatToken: token,
      }),
    );
  };

  const follow = () => {
    const { user } = session.getState();
    const token = user === null ? null : session.getChatToken();
    if (token === chatToken) return;
    chatToken = token;
    client?.close();
    setClient(null);
    if (user === null || token === null) return;
    open(user.id, token).catch((cause: unknown) => {
      // The next change of the session tries again.
      if (chatToken === token) chatToken = null;
      // oxlint-disable-next-line no-console -- the page works without the chat, so it is only logged
      console.warn('The chat did not load', cause);
    });
  };
  session.subscribe(follow);
  follow();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getClient: () => client,
  };
}

import {
  chatConversation,
  chatLimits,
  chatMessage,
  chatPage,
  type ChatCall,
  type ChatDraft,
  type ChatMessage,
} from '@perigee/domain/chat';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatConnection, ChatErrorReason, ChatService, ReadMark } from './chat-service.ts';

/** A user of the world, whose pages have a network of their own. */
export interface ChatUser {
  id: number;
  token: string;
  chat: ChatService;
  cutNetwork: () => void;
  restoreNetwork: () => void;
  /** Ends the user's sessions: the token is refused from now on. */
  endSessions: () => void | Promise<void>;
}

/** What an adapter is tested with. The time between two messages is long enough for any limit. */
export interface ChatWorld {
  /** The two users of the conversation. */
  noor: ChatUser;
  idris: ChatUser;
  /** A user without a match. */
  stranger: ChatUser;
  conversationId: string;
  unmatch: () => void | Promise<void>;
  close: () => void | Promise<void>;
}

const draftOf = (text: string): ChatDraft => ({ id: crypto.randomUUID(), text, quote: null });
const textsOf = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text);

/** The tests that every adapter of the chat port passes. */
export function describeChatService(name: string, openWorld: () => Promise<ChatWorld>): void {
  describe(`the chat of ${name}`, () => {
    let world: ChatWorld;
    const open: ChatConnection[] = [];
    beforeEach(async () => {
      world = await openWorld();
    });
    afterEach(async () => {
      for (const connection of open.splice(0)) connection.close();
      await world.close();
    });

    /** A page of a user, and all that it has heard. */
    function openPage({ chat, token }: Pick<ChatUser, 'chat' | 'token'>) {
      const heard = {
        connected: 0,
        disconnected: 0,
        refused: 0,
        messages: [] as ChatMessage[],
        typing: [] as [string, boolean][],
        read: [] as ReadMark[],
        calls: [] as ChatCall[],
        closed: [] as string[],
      };
      const connection = chat.connect(token, {
        onConnected: () => (heard.connected += 1),
        onDisconnected: () => (heard.disconnected += 1),
        onRefused: () => (heard.refused += 1),
        onMessage: (message) => heard.messages.push(message),
        onTyping: (...typing) => heard.typing.push(typing),
        onRead: (mark) => heard.read.push(mark),
        onCall: (call) => heard.calls.push(call),
        onClosed: (conversationId) => heard.closed.push(conversationId),
      });
      open.push(connection);
      return { connection, heard };
    }
    const connectedPage = async (user: ChatUser) => {
      const page = openPage(user);
      await expect.poll(() => page.heard.connected).toBe(1);
      return page;
    };
    const rejects = async (call: Promise<unknown>, reason: ChatErrorReason) => {
      await expect(call).rejects.toMatchObject({ name: 'ChatError', reason });
    };

    it('carries messages both ways, in their order, and to the sender’s other pages', async () => {
      const { noor, idris, conversationId } = world;
      const [noors, noorsPhone, idriss] = [
        await connectedPage(noor),
        await connectedPage(noor),
        await connectedPage(idris),
      ];
      const texts = [
        'The plum tart.',
        'On Henry Street.',
        'هل جربتها؟',
        'I have eaten it eleven times.',
      ];
      const stored = await Promise.all(
        texts.slice(0, 3).map((text) => noors.connection.send(conversationId, draftOf(text))),
      );
      const quote = { authorId: noor.id, text: texts[0] ?? '' };
      const answer = { ...draftOf(texts[3] ?? ''), quote };
      stored.push(await idriss.connection.send(conversationId, answer));
      expect(stored.at(-1)).toMatchObject({ ...answer, conversationId, senderId: idris.id });
      for (const message of stored) expect(message).toEqual(chatMessage.parse(message));
      expect(textsOf(stored)).toEqual(texts);
      const times = stored.map(({ sentAt }) => Date.parse(sentAt));
      expect(new Set(times).size).toBe(times.length);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { heard } of [noors, noorsPhone, idriss]) {
        await expect.poll(() => heard.messages).toEqual(stored);
      }
      const page = await idriss.connection.messages(conversationId);
      expect(page).toEqual({ messages: stored, hasEarlier: false });
    });

    it('stores a message once, however often it is sent', async () => {
      const { noor, idris, conversationId } = world;
      const [sender, receiver] = [await connectedPage(noor), await connectedPage(idris)];
      const draft = draftOf('Once.');
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => sender.connection.send(conversationId, draft)),
      );
      const last = await sender.connection.send(conversationId, draftOf('Twice.'));
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      await expect.poll(() => receiver.heard.messages).toEqual([replies[0], last]);
      const { messages } = await receiver.connection.messages(conversationId);
      expect(messages).toEqual([replies[0], last]);
    });

    it('gives the messages in pages', async () => {
      const { noor, conversationId } = world;
      const { connection } = await connectedPage(noor);
      const texts = Array.from({ length: chatLimits.pageSize + 1 }, (_, index) => String(index));
      for (const text of texts) await connection.send(conversationId, draftOf(text));
      const newest = chatPage.parse(await connection.messages(conversationId));
      expect(textsOf(newest.messages)).toEqual(texts.slice(1));
      expect(newest.hasEarlier).toBe(true);
      const earlier = await connection.messages(conversationId, newest.messages[0]?.id);
      expect(textsOf(earlier.messages)).toEqual(texts.slice(0, 1));
      expect(earlier.hasEarlier).toBe(false);
    });

    it('counts what is unread, and tells both users of a read mark, which never moves back', async () => {
      const { noor, idris, conversationId } = world;
      const [reader, phone, writer] = [
        await connectedPage(noor),
        await connectedPage(noor),
        await connectedPage(idris),
      ];
      const conversation = async ({ connection }: typeof reader) => {
        const [one] = chatConversation.array().parse(await connection.conversations());
        return one;
      };
      const empty = { id: conversationId, lastMessage: null, unreadCount: 0, otherReadAt: null };
      expect(await conversation(reader)).toEqual(empty);
      const first = await writer.connection.send(conversationId, draftOf('First'));
      const second = await writer.connection.send(conversationId, draftOf('Second'));
      const unread = { ...empty, lastMessage: second, unreadCount: 2 };
      expect(await conversation(reader)).toEqual(unread);
      expect(await conversation(writer)).toEqual({ ...unread, unreadCount: 0 });

      await reader.connection.markRead(conversationId, first.id);
      expect(await conversation(reader)).toEqual({ ...unread, unreadCount: 1 });
      await reader.connection.markRead(conversationId, second.id);
      await reader.connection.markRead(conversationId, first.id);
      expect(await conversation(reader)).toEqual({ ...unread, unreadCount: 0 });
      expect((await conversation(writer))?.otherReadAt).toBe(second.sentAt);
      for (const { heard } of [reader, phone, writer]) {
        await expect
          .poll(() => heard.read)
          .toEqual(
            [first, second].map(({ sentAt }) => ({
              conversationId,
              userId: noor.id,
              readAt: sentAt,
            })),
          );
      }
    });

    it('tells the other user alone of typing', async () => {
      const { noor, idris, conversationId } = world;
      const [typist, phone, other] = [
        await connectedPage(noor),
        await connectedPage(noor),
        await connectedPage(idris),
      ];
      typist.connection.setTyping(conversationId, true);
      // Some providers end it by themselves, so that it may have ended already.
      await expect.poll(() => other.heard.typing[0]).toEqual([conversationId, true]);
      // Pages end it too, unless they hear of it again.
      typist.connection.setTyping(conversationId, true);
      const begun = () => other.heard.typing.filter(([, isTyping]) => isTyping);
      await expect.poll(begun).toHaveLength(2);
      typist.connection.setTyping(conversationId, false);
      await expect.poll(() => other.heard.typing.at(-1)).toEqual([conversationId, false]);
      expect(new Set(other.heard.typing.map(([id]) => id))).toEqual(new Set([conversationId]));
      // Once this message has arrived, everything before it has.
      await typist.connection.send(conversationId, draftOf('Done'));
      for (const { heard } of [typist, phone]) {
        await expect.poll(() => heard.messages).toHaveLength(1);
        expect(heard.typing).toEqual([]);
      }
    });

    it('tells all pages of both users of a call that rings, and no third user', async () => {
      const { noor, idris, stranger, conversationId, unmatch } = world;
      const [caller, phone, callee, third] = [
        await connectedPage(noor),
        await connectedPage(noor),
        await connectedPage(idris),
        await connectedPage(stranger),
      ];
      const callId = crypto.randomUUID();
      await caller.connection.signalCall(conversationId, callId, 'ring');
      await callee.connection.signalCall(conversationId, callId, 'declined');
      const signals = [
        { conversationId, callId, senderId: noor.id, signal: 'ring' },
        { conversationId, callId, senderId: idris.id, signal: 'declined' },
      ];
      for (const { heard } of [caller, phone, callee]) {
        await expect.poll(() => heard.calls).toEqual(signals);
      }
      await rejects(third.connection.signalCall(conversationId, callId, 'ring'), 'closed');
      await unmatch();
      await rejects(caller.connection.signalCall(conversationId, callId, 'ring'), 'closed');
      expect(third.heard.calls).toEqual([]);
      expect(callee.heard.calls).toHaveLength(2);
    });

    it('closes the conversation on the pages of both users when the match ends', async () => {
      const { noor, idris, conversationId, unmatch } = world;
      const pages = [await connectedPage(noor), await connectedPage(idris)] as const;
      const { id } = await pages[0].connection.send(conversationId, draftOf('Hello'));
      await unmatch();
      for (const { connection, heard } of pages) {
        await expect.poll(() => heard.closed).toEqual([conversationId]);
        expect(await connection.conversations()).toEqual([]);
        await rejects(connection.messages(conversationId), 'closed');
        await rejects(connection.send(conversationId, draftOf('Hello?')), 'closed');
        await rejects(connection.markRead(conversationId, id), 'closed');
      }
    });

    it('lets no third user read, write or hear a conversation', async () => {
      const { noor, stranger, conversationId } = world;
      const [owner, third] = [await connectedPage(noor), await connectedPage(stranger)];
      const { id } = await owner.connection.send(conversationId, draftOf('Between us'));
      third.connection.setTyping(conversationId, true);
      await rejects(third.connection.messages(conversationId), 'closed');
      await rejects(third.connection.send(conversationId, draftOf('Hello?')), 'closed');
      await rejects(third.connection.markRead(conversationId, id), 'closed');
      expect(await third.connection.conversations()).toEqual([]);
      expect(third.heard).toMatchObject({ messages: [], read: [], typing: [], closed: [] });
      expect((await owner.connection.messages(conversationId)).messages).toHaveLength(1);
      expect(owner.heard.typing).toEqual([]);
    });

    it.each([
      ['an empty text', ' '],
      ['a text that is too long', 'x'.repeat(chatLimits.messageLength + 1)],
      ['a text that is far too long', 'x'.repeat(100_000)],
    ])('refuses %s, and stays connected', async (_what, text) => {
      const { connection, heard } = await connectedPage(world.noor);
      await rejects(connection.send(world.conversationId, draftOf(text)), 'refused');
      expect((await connection.messages(world.conversationId)).messages).toEqual([]);
      expect(heard.disconnected).toBe(0);
    });

    it('rejects calls while it is offline, and connects again by itself', async () => {
      const { noor, idris, conversationId } = world;
      const [{ connection, heard }, other] = [
        await connectedPage(noor),
        await connectedPage(idris),
      ];
      noor.cutNetwork();
      await expect.poll(() => heard.disconnected).toBe(1);
      const draft = draftOf('Written in the tunnel');
      await rejects(connection.send(conversationId, draft), 'offline');
      await rejects(connection.conversations(), 'offline');
      await rejects(connection.signalCall(conversationId, crypto.randomUUID(), 'ring'), 'offline');
      const missed = await other.connection.send(conversationId, draftOf('Are you there?'));

      noor.restoreNetwork();
      await expect.poll(() => heard.connected).toBe(2);
      const sent = await connection.send(conversationId, draft);
      const { messages } = await connection.messages(conversationId);
      expect(messages).toEqual([missed, sent]);
      await expect.poll(() => other.heard.messages).toEqual([missed, sent]);
    });

    it('rejects calls before it is connected', async () => {
      const { connection, heard } = openPage(world.noor);
      await rejects(connection.conversations(), 'offline');
      expect(heard.refused).toBe(0);
    });

    it('says once that a token is refused', async () => {
      const { noor } = world;
      const { connection, heard } = openPage({ chat: noor.chat, token: 'letmein' });
      await expect.poll(() => heard.refused).toBe(1);
      await rejects(connection.conversations(), 'offline');
      expect(heard).toMatchObject({ connected: 0, disconnected: 0, refused: 1 });
    });

    it('says so when the sessions of the user end', async () => {
      const { noor } = world;
      const { connection, heard } = await connectedPage(noor);
      await noor.endSessions();
      await expect.poll(() => heard.refused).toBe(1);
      expect(heard).toMatchObject({ connected: 1, disconnected: 1 });
      await rejects(connection.conversations(), 'offline');
    });

    it('hears nothing more once it is closed', async () => {
      const { noor, idris, conversationId } = world;
      const [closed, phone, other] = [
        await connectedPage(noor),
        await connectedPage(noor),
        await connectedPage(idris),
      ];
      closed.connection.close();
      await rejects(closed.connection.conversations(), 'offline');
      await other.connection.send(conversationId, draftOf('Hello'));
      await expect.poll(() => phone.heard.messages).toHaveLength(1);
      expect(closed.heard).toMatchObject({ connected: 1, disconnected: 0, messages: [] });
    });
  });
}

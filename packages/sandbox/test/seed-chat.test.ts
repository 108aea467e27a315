import { chatConversation } from '@perigee/domain/chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listConversations } from '../src/chat/list-conversations.ts';
import { listMessages } from '../src/chat/list-messages.ts';
import { matches } from '../src/db/schema/likes.ts';
import { users } from '../src/db/schema/users.ts';
import { demoAccounts } from '../src/seed/demo-accounts.ts';
import { seedOnce, type SeedSize } from '../src/seed/seed.ts';
import { createTestSandbox, NOW, type TestSandbox } from './harness.ts';

const [{ phone: waitingDater }, , , { phone: acceptedDater }] = demoAccounts;
const SIZES: readonly SeedSize[] = ['small', 'full'];

describe.each(SIZES)('the conversations of the %s seed', (size) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    await sandbox.reset();
    await seedOnce(sandbox.context, size);
  });
  afterAll(() => sandbox.close());

  const idOf = async (phone: string) => {
    const [row] = await sandbox.db.select().from(users).where(eq(users.phoneNumber, phone));
    return row?.id ?? 0;
  };
  const conversationsOf = async (phone: string) => {
    const conversations = await listConversations(sandbox.context, await idOf(phone));
    return chatConversation.array().parse(conversations);
  };

  it('are a few of the accepted dater’s, one with unread messages, and a match without any', async () => {
    const conversations = await conversationsOf(acceptedDater);
    const begun = conversations.filter(({ lastMessage }) => lastMessage !== null);
    expect(begun).toHaveLength(3);
    expect(conversations.length).toBeGreaterThan(begun.length);
    expect(begun.map(({ unreadCount }) => unreadCount).toSorted((a, b) => a - b)).toEqual([
      0, 0, 3,
    ]);
  });

  it('give the dater who waits an unread message', async () => {
    const conversations = await conversationsOf(waitingDater);
    expect(conversations.map(({ unreadCount }) => unreadCount)).toContain(1);
  });

  it('begin after the match, and end before now', async () => {
    const userId = await idOf(acceptedDater);
    const rows = await sandbox.db.select().from(matches);
    const matchedAt = new Map(rows.map((row) => [`match-${row.id}`, row.matchedAt.getTime()]));
    for (const { id: conversationId } of await conversationsOf(acceptedDater)) {
      const { messages } = await listMessages(sandbox.context, userId, { conversationId });
      const times = messages.map(({ sentAt }) => Date.parse(sentAt));
      const bounds = [matchedAt.get(conversationId) ?? Infinity, ...times, NOW.getTime()];
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
    }
  });
});

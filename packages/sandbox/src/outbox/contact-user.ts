import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { users } from '../db/schema/users.ts';

/** Sends a user a message: by mail, or by text where they gave no email. */
export async function contactUser(
  { db, outbox }: Pick<SandboxContext, 'db' | 'outbox'>,
  userId: number,
  message: { text: string; link: string },
): Promise<void> {
  const [user] = await db
    .select({ email: users.email, phone: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  if (user === undefined) return;
  await outbox.send({ to: user.email ?? user.phone, code: null, ...message });
}

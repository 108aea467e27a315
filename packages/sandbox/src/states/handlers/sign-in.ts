import { codePolicy } from '../../auth/code-policy.ts';
import { hashToken, linkLifetimeMs } from '../../auth/link-token.ts';
import { linkTokens, passwords, verificationCodes } from '../../db/schema/auth.ts';
import { insertPeople } from '../../seed/insert.ts';
import { phoneOnly } from '../people.ts';
import { idOf, personOf, type Scene, type StateHandlers } from '../scene.ts';

/** A phone that belongs to no account. */
const NEW_PHONE = '+12125554190';
const NEW_PHONE_USER_ID = 5190;
const CODE = '735104';
const PASSWORD = 'a quiet evening in may';
const LINK_TOKEN = 'kQ3v9xXwT2b5Lm8sR1dN';

const phoneOf = (scene: Scene, owner: 'user' | 'a new phone') =>
  owner === 'user' ? personOf(scene, 'user').user.phoneNumber : NEW_PHONE;

/** The states of phones, codes, passwords and links. */
export const signInHandlers: StateHandlers<
  'a new phone' | 'a verification code' | 'a verified phone' | 'a password' | 'an emailed link'
> = {
  'a new phone': async () => ({ phone: NEW_PHONE }),

  'a verification code': async (scene, { owner }) => {
    const { context, now } = scene;
    const phone = phoneOf(scene, owner);
    await context.db.insert(verificationCodes).values({
      phone,
      codeHash: await context.hashCode(phone, CODE),
      sentAt: now,
      expiresAt: new Date(now.getTime() + codePolicy.lifetimeMs),
      hourBeganAt: now,
      sentInHour: 1,
    });
    return { phone, code: CODE };
  },

  'a verified phone': async ({ context, now }) => {
    const owner = { userId: NEW_PHONE_USER_ID, phone: NEW_PHONE };
    await insertPeople(context.db, [phoneOnly(owner.userId, owner.phone, now)]);
    return { token: await context.tokens.phoneProof(owner), phone: owner.phone };
  },

  'a password': async (scene, { of }) => {
    const { db, passwords: hasher } = scene.context;
    await db
      .insert(passwords)
      .values({ userId: idOf(scene, of), hash: await hasher.hash(PASSWORD) });
    return { password: PASSWORD };
  },

  'an emailed link': async (scene, { purpose, used }) => {
    const { context, now } = scene;
    await context.db.insert(linkTokens).values({
      tokenHash: await hashToken(LINK_TOKEN),
      purpose,
      userId: idOf(scene, 'user'),
      expiresAt: new Date(now.getTime() + linkLifetimeMs[purpose]),
      usedAt: used ? now : null,
    });
    return { linkToken: LINK_TOKEN };
  },
};

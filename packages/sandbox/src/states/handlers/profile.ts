import { eq } from 'drizzle-orm';
import { limits } from '@perigee/domain';
import { hashToken } from '../../auth/link-token.ts';
import { images } from '../../db/schema/images.ts';
import { socialAccounts, socialLinkStates } from '../../db/schema/social-accounts.ts';
import { users } from '../../db/schema/users.ts';
import { wallets } from '../../db/schema/wallets.ts';
import { idOf, personOf, type StateHandlers } from '../scene.ts';

const ADDRESS = '0x8ba1f109551bd432803012645ac136ddd64dba72';
const LINK = { platform: 'tiktok', code: '4Hn2vQ8k', state: 'p7XwB3sL' } as const;

/** The first row that an insertion returns. */
function firstOf<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('Nothing was stored.');
  return row;
}

/** The states of photos, linked accounts, wallets and referrals. */
export const profileHandlers: StateHandlers<
  | 'two photos'
  | 'a linked account'
  | 'a social link in progress'
  | 'a wallet'
  | 'a referral code'
  | 'a referral'
> = {
  'two photos': async (scene, { of }) => {
    const userId = idOf(scene, of);
    const [landscape, portrait] = await scene.context.db
      .insert(images)
      .values([
        { userId, path: '/pictures/covers/12.jpg' },
        { userId, path: '/pictures/verticals/12.jpg' },
      ])
      .returning({ id: images.id });
    return { imageId: landscape?.id ?? 0, secondImageId: portrait?.id ?? 0 };
  },

  'a linked account': async (scene, { of }) => {
    const { context, now } = scene;
    const { user } = personOf(scene, of);
    const { id } = firstOf(
      await context.db
        .insert(socialAccounts)
        .values({
          userId: user.id,
          platform: LINK.platform,
          handle: user.username ?? 'marisol.vega',
          linkedAt: now,
        })
        .returning({ id: socialAccounts.id }),
    );
    return { accountId: id };
  },

  'a social link in progress': async (scene, { of }) => {
    const { context, now } = scene;
    const { platform, code, state } = LINK;
    await context.db.insert(socialLinkStates).values({
      stateHash: await hashToken(state),
      userId: idOf(scene, of),
      platform,
      codeHash: await hashToken(code),
      handle: 'marisol.vega',
      expiresAt: new Date(now.getTime() + limits.socialLinkMs),
    });
    return { code, state };
  },

  'a wallet': async (scene, { of }) => {
    const { context, now } = scene;
    const { id } = firstOf(
      await context.db
        .insert(wallets)
        .values({ userId: idOf(scene, of), address: ADDRESS, createdAt: now })
        .returning({ id: wallets.id }),
    );
    return { walletId: id, address: ADDRESS };
  },

  'a referral code': async (scene, { of }) => {
    const referralCode = 'J4PXN8RT';
    await scene.context.db
      .update(users)
      .set({ inviteReferralCode: referralCode })
      .where(eq(users.id, idOf(scene, of)));
    return { referralCode };
  },

  'a referral': async (scene, { from, to }) => {
    await scene.context.db
      .update(users)
      .set({ referredBy: idOf(scene, from) })
      .where(eq(users.id, idOf(scene, to)));
    return {};
  },
};

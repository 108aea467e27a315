import { linkedDater, profiledDater } from '@perigee/api/fixtures';
import type { ReplacedState } from '@perigee/api/replaced-states';
import { limits } from '@perigee/domain';
import { hashToken } from '../auth/link-token.ts';
import type { SandboxContext } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { socialAccounts, socialLinkStates } from '../db/schema/social-accounts.ts';
import { wallets } from '../db/schema/wallets.ts';
import { insertPeople } from '../seed/insert.ts';
import { accepted, waiting } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const signInDater = (
  context: SandboxContext,
  userId: number,
  change: Parameters<typeof waiting>[0] = {},
) => signIn(context, userId, waiting({ ...change, id: userId }, context.clock()));

async function putPhotos({ db }: SandboxContext, userId: number, ids: readonly number[]) {
  await db
    .insert(images)
    .values(ids.map((id) => ({ id, userId, path: `/pictures/portraits/00${id}.jpg` })));
}

const [linked] = linkedDater.socialAccounts ?? [];

/** The states of users' own profiles, uploads, linked accounts, wallets and points. */
export const profileHandlers = {
  'a username that nobody has': async () => ({}),

  'a username that another user has': async (context, { userId, username }) => {
    await insertPeople(context.db, [accepted({ id: userId + 1, username }, context.clock())]);
    return signInDater(context, userId);
  },

  'a member with a public profile': async ({ db, clock }, { userId, username }) => {
    await insertPeople(db, [accepted({ ...profiledDater, id: userId, username }, clock())]);
    return {};
  },

  'a person who is not there': async () => ({}),

  'a signed-in dater and a member with an NFT': async (context, { userId, memberId }) => {
    const member = accepted({ ...profiledDater, id: memberId }, context.clock());
    await insertPeople(context.db, [member]);
    return signInDater(context, userId);
  },

  'a signed-in dater with uploaded photos': async (context, { userId, imageIds }) => {
    const dater = await signInDater(context, userId);
    await putPhotos(context, userId, imageIds);
    return dater;
  },

  'a signed-in dater and a photo of another user': async (context, { userId, imageId }) => {
    const other = accepted({ id: userId + 1, images: [] }, context.clock());
    await insertPeople(context.db, [other]);
    await putPhotos(context, other.user.id, [imageId]);
    return signInDater(context, userId);
  },

  'a signed-in dater who comes back from another network': async (context, params) => {
    const { userId, platform, state, code } = params;
    const dater = await signInDater(context, userId);
    await context.db.insert(socialLinkStates).values({
      stateHash: await hashToken(state),
      userId,
      platform,
      codeHash: await hashToken(code),
      handle: 'marisol.vega',
      expiresAt: new Date(context.clock().getTime() + limits.socialLinkMs),
    });
    return dater;
  },

  'a signed-in dater with a linked account and a wallet': async (context, params) => {
    const { userId, accountId, walletId, address } = params;
    const { platform = 'tiktok', handle = '' } = linked ?? {};
    const now = context.clock();
    const dater = await signInDater(context, userId, linkedDater);
    await context.db
      .insert(socialAccounts)
      .values({ id: accountId, userId, platform, handle, linkedAt: now });
    await context.db.insert(wallets).values({ id: walletId, userId, address, createdAt: now });
    return dater;
  },

  'a signed-in dater with points': async (context, { userId, points }) =>
    signInDater(context, userId, { points }),
} satisfies Partial<StateHandlers<ReplacedState>>;

import { WalletRequest } from '@perigee/api/zod';
import { profileServerMessages } from '@perigee/domain/profile';
import { Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { signedInId } from '../http/bearer.ts';
import { readBody } from '../http/body.ts';
import { idInPath } from '../http/path.ts';
import { addWallet, removeWallet } from '../profile/change-wallets.ts';

/** Wallets: spec/paths/profile. The user's own data contains the list of them. */
export function walletRoutes(context: SandboxContext): Hono {
  return new Hono()
    .post('/wallets', async (c) => {
      const id = await signedInId(context, c);
      const { address } = await readBody(c, WalletRequest);
      return c.json(await addWallet(context, id, address));
    })
    .delete('/wallets/:id', async (c) => {
      const id = await signedInId(context, c);
      const walletId = idInPath(c, 'id', profileServerMessages.walletNotFound);
      await removeWallet(context, id, walletId);
      return c.body(null, 204);
    });
}

import { hostDateApplications, hostInvitations, payoutAccounts } from '../../db/schema/hosts.ts';
import { putConnectCode } from '../../payments/simulated/connect.ts';
import { idOf, personOf, type StateHandlers } from '../scene.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The states of invitations to host, date applications and payouts. */
export const hostHandlers: StateHandlers<
  'a host invitation' | 'a date application' | 'a payouts code' | 'a payouts account'
> = {
  'a host invitation': async ({ context, now }, { used }) => {
    const uuid = '0b6e3f58-27d4-4c1a-9f0b-6a1d8c42e975';
    await context.db.insert(hostInvitations).values({
      uuid,
      level: '1',
      expiresAt: new Date(now.getTime() + DAY_MS),
      usedAt: used ? now : null,
    });
    return { uuid };
  },

  'a date application': async (scene, { from, to }) => {
    await scene.context.db.insert(hostDateApplications).values({
      userId: idOf(scene, from),
      hostId: personOf(scene, to).host?.id ?? 0,
      message: 'I would love a walk along the river.',
      createdAt: scene.now,
    });
    return {};
  },

  'a payouts code': async ({ context }) => {
    const authCode = 'ac_Wn4tYq7pZs2B';
    await putConnectCode(context, authCode);
    return { authCode };
  },

  'a payouts account': async (scene, { of }) => {
    await scene.context.db.insert(payoutAccounts).values({
      hostId: personOf(scene, of).host?.id ?? 0,
      accountId: 'acct_x1dU3kT0',
      connectedAt: scene.now,
    });
    return {};
  },
};

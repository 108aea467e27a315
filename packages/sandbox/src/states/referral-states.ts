import { allowanceKey, allowed } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import { allowances } from '../db/schema/auth.ts';
import type { NewPerson } from '../seed/insert.ts';
import { accepted, waiting } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

type ReferralState =
  | 'a signed-in dater with a referrer'
  | 'a signed-in dater with a referral code'
  | 'a signed-in dater and a member with a referral code'
  | 'a signed-in dater whom another user referred'
  | 'a signed-in dater who tried too many referral codes';

/** A user of the fixtures with changed referrals. */
const withReferral = (
  person: NewPerson,
  referral: Pick<NewPerson['user'], 'referredBy' | 'inviteReferralCode'>,
): NewPerson => ({ ...person, user: { ...person.user, ...referral } });

/** Stores a dater without a referrer, and a member who has the code. */
function putDaterAndOwner(
  context: SandboxContext,
  { userId, referralCode }: { userId: number; referralCode: string },
) {
  const now = context.clock();
  const owner = withReferral(accepted({ id: userId + 1 }, now), {
    inviteReferralCode: referralCode,
  });
  return signIn(context, userId, owner, waiting({ id: userId }, now));
}

/** The states of referral codes and referrers. */
export const referralHandlers: StateHandlers<ReferralState> = {
  'a signed-in dater with a referrer': (context, { userId, referrerId }) => {
    const now = context.clock();
    const dater = withReferral(waiting({ id: userId }, now), { referredBy: referrerId });
    return signIn(context, userId, accepted({ id: referrerId }, now), dater);
  },

  'a signed-in dater with a referral code': (context, { userId, referralCode }) => {
    const dater = accepted({ id: userId }, context.clock());
    return signIn(context, userId, withReferral(dater, { inviteReferralCode: referralCode }));
  },

  'a signed-in dater and a member with a referral code': putDaterAndOwner,

  'a signed-in dater whom another user referred': (context, { userId, referralCode }) => {
    const now = context.clock();
    const change = { id: userId + 2, email: 'other@example.com', username: 'other' };
    const other = accepted({ ...change, phoneNumber: '+12125550188' }, now);
    const owner = accepted({ id: userId + 1 }, now);
    return signIn(
      context,
      userId,
      other,
      withReferral(owner, { inviteReferralCode: referralCode }),
      withReferral(waiting({ id: userId }, now), { referredBy: userId + 2 }),
    );
  },

  'a signed-in dater who tried too many referral codes': async (context, params) => {
    const state = await putDaterAndOwner(context, params);
    await context.db.insert(allowances).values({
      key: allowanceKey('referralCodes', String(params.userId)),
      beganAt: context.clock(),
      used: allowed.referralCodes.most,
    });
    return state;
  },
};

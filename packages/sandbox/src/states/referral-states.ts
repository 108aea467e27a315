import { allowanceKey, allowed } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import { allowances } from '../db/schema/auth.ts';
import { insertPeople, type NewPerson } from '../seed/world.ts';
import { accepted, waiting } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

type ReferralState =
  | 'a signed-in dater with a referrer'
  | 'a signed-in dater with a referral code'
  | 'a signed-in dater and a member with a referral code'
  | 'a signed-in dater whom somebody else referred'
  | 'a signed-in dater who tried too many referral codes';

/** A user of the fixtures with changed referrals. */
const withReferral = (
  person: NewPerson,
  referral: Pick<NewPerson['user'], 'referredBy' | 'inviteReferralCode'>,
): NewPerson => ({ ...person, user: { ...person.user, ...referral } });

/** Stores a dater without a referrer, and a member who has the code. */
async function putDaterAndOwner(
  { db, clock, tokens }: SandboxContext,
  { userId, referralCode }: { userId: number; referralCode: string },
) {
  const owner = accepted({ id: userId + 1 }, clock());
  await insertPeople(db, [
    withReferral(owner, { inviteReferralCode: referralCode }),
    waiting({ id: userId }, clock()),
  ]);
  return { token: await tokens.session(userId) };
}

/** The states of referral codes and referrers. */
export const referralHandlers: StateHandlers<ReferralState> = {
  'a signed-in dater with a referrer': async ({ db, clock, tokens }, { userId, referrerId }) => {
    const dater = waiting({ id: userId }, clock());
    await insertPeople(db, [
      accepted({ id: referrerId }, clock()),
      withReferral(dater, { referredBy: referrerId }),
    ]);
    return { token: await tokens.session(userId) };
  },

  'a signed-in dater with a referral code': async (context, { userId, referralCode }) => {
    const { db, clock, tokens } = context;
    const dater = accepted({ id: userId }, clock());
    await insertPeople(db, [withReferral(dater, { inviteReferralCode: referralCode })]);
    return { token: await tokens.session(userId) };
  },

  'a signed-in dater and a member with a referral code': putDaterAndOwner,

  'a signed-in dater whom somebody else referred': async (context, { userId, referralCode }) => {
    const { db, clock, tokens } = context;
    const change = { id: userId + 2, email: 'other@example.com', username: 'other' };
    const other = accepted({ ...change, phoneNumber: '+12125550188' }, clock());
    const owner = accepted({ id: userId + 1 }, clock());
    await insertPeople(db, [
      other,
      withReferral(owner, { inviteReferralCode: referralCode }),
      withReferral(waiting({ id: userId }, clock()), { referredBy: userId + 2 }),
    ]);
    return { token: await tokens.session(userId) };
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

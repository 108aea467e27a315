import { IDS, ROLES, type Role } from './roles.ts';

/** Who may make a call, and with which values in its path. */
export interface Access {
  may: readonly Role[];
  /** Values for the braces of the path where the spec's examples will not do. */
  path?: Record<string, string>;
  /** Begins with a question mark. */
  query?: string;
  /** A good body where the spec's first example will not do. */
  body?: object;
  /** Others are told that there is nothing there, rather than that it is not theirs. */
  hidden?: true;
  /** What the call needs beside the right person, where these tests do not give it. */
  needs?: string;
  /** Why nobody of these may make the call, whatever security the spec gives it. */
  unless?: string;
}

const everybodyBut = (...roles: Role[]) => ROLES.filter((role) => !roles.includes(role));

/** For calls that have no use for a bearer, a bad one does no harm. */
const ANYBODY: readonly Role[] = ROLES;
const SIGNED_IN = everybodyBut('visitor', 'expired');
const ADMINS: readonly Role[] = ['admin'];

/** Every call of the spec, with who may make it. Source: member §6, events §6, admin §6. */
export const ACCESS: Readonly<Record<string, Access>> = {
  sendVerificationCode: { may: ANYBODY },
  authenticatePhone: { may: ANYBODY, needs: 'a code' },
  signUp: { may: [], unless: "the bearer is the phone's proof" },
  logIn: { may: ANYBODY, needs: 'a password' },
  sendPasswordResetLink: { may: ANYBODY },
  resetPassword: { may: ANYBODY, needs: 'a link' },
  getMagicToken: { may: SIGNED_IN },
  sendMagicLink: { may: ANYBODY },
  sendDownloadLink: { may: ANYBODY },
  getCurrentUser: { may: SIGNED_IN },
  updateCurrentUser: { may: SIGNED_IN },
  deleteCurrentUser: { may: SIGNED_IN },
  getUser: { may: ANYBODY, path: { id: String(IDS.dater) } },
  checkUsername: { may: ANYBODY },
  getUserProfile: { may: ANYBODY, path: { id: String(IDS.dater) } },
  getUserNfts: { may: SIGNED_IN, path: { id: String(IDS.dater) } },
  getMyWaitlistEntry: { may: SIGNED_IN },
  getMyApplicationStatus: { may: SIGNED_IN },
  updateWaitlistEntry: {
    may: ADMINS,
    path: { user: String(IDS.applicant) },
    body: { waitlistStatus: 'maybe' },
  },
  listMembershipPlans: { may: SIGNED_IN },
  reserveMembership: { may: SIGNED_IN },
  giveFreeMonths: { may: ADMINS },
  preventRenewal: { may: ADMINS, needs: 'a renewal', body: { userId: IDS.dater } },
  pauseSubscription: { may: ADMINS, needs: 'a subscription', path: { id: String(IDS.dater) } },
  resumeSubscription: { may: ADMINS, needs: 'a subscription', path: { id: String(IDS.dater) } },
  getPublicEvent: { may: ANYBODY, path: { id: String(IDS.event) } },
};

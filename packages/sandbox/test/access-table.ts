import { photoUpload } from '@perigee/api/fixtures';
import { IDS, REFERRAL_CODE, ROLES, type Role } from './roles.ts';

/** The roles that may make a call, and the values in its path. */
export interface Access {
  may: readonly Role[];
  /** Values for the braces of the path where the spec's examples will not do. */
  path?: Record<string, string>;
  /** Begins with a question mark. */
  query?: string;
  /** A good body where the spec's first example will not do. */
  body?: object;
  /** Other roles get "not found" (404) instead of "forbidden" (403). */
  hidden?: true;
  /** Which roles may make the call depends on the body. */
  byBody?: true;
  /** A precondition besides the right role, if these tests do not set it up. */
  needs?: string;
  /** Why none of the roles may make the call, whatever security the spec gives it. */
  unless?: string;
}

const allRolesBut = (...roles: Role[]) => ROLES.filter((role) => !roles.includes(role));

/** Calls that do not use a bearer also accept a bad one. */
const EVERY_ROLE: readonly Role[] = ROLES;
const SIGNED_IN = allRolesBut('visitor', 'expired');
const OPEN = allRolesBut('expired');
const ADMINS: readonly Role[] = ['admin'];
const HOSTS: readonly Role[] = ['host', 'otherHost'];
const HOSTS_AND_ADMINS: readonly Role[] = [...HOSTS, 'admin'];
const RUNS_THE_EVENT: readonly Role[] = ['host', 'admin'];

const event = { id: String(IDS.event) };
const host = { id: String(IDS.host) };
const bystander = { id: String(IDS.bystander) };
const guest = { ...event, userId: String(IDS.otherDater) };

/** Every call of the spec, with the roles that may make it. Source: member §6, events §6, admin §6. */
export const ACCESS: Readonly<Record<string, Access>> = {
  sendVerificationCode: { may: EVERY_ROLE },
  authenticatePhone: { may: EVERY_ROLE, needs: 'a code' },
  signUp: { may: [], unless: "the bearer is the phone's proof" },
  signUpHost: { may: [], unless: "the bearer is the phone's proof" },
  logIn: { may: EVERY_ROLE, needs: 'a password' },
  sendPasswordResetLink: { may: EVERY_ROLE },
  resetPassword: { may: EVERY_ROLE, needs: 'a link' },
  getMagicToken: { may: SIGNED_IN },
  sendMagicLink: { may: EVERY_ROLE },
  sendDownloadLink: { may: EVERY_ROLE },

  getCurrentUser: { may: SIGNED_IN },
  updateCurrentUser: { may: SIGNED_IN },
  deleteCurrentUser: { may: SIGNED_IN, needs: 'another admin, of an admin' },
  getUser: { may: EVERY_ROLE, path: bystander },
  checkUsername: { may: EVERY_ROLE },
  getUserProfile: { may: EVERY_ROLE, path: bystander },
  getUserNfts: { may: SIGNED_IN, path: bystander },
  uploadImage: { may: SIGNED_IN },
  startSocialLink: { may: SIGNED_IN },
  linkSocialAccount: { may: SIGNED_IN, needs: 'a link that was begun' },
  unlinkSocialAccount: { may: ['dater'], hidden: true, path: { id: String(IDS.account) } },
  addWallet: { may: SIGNED_IN },
  removeWallet: { may: ['dater'], hidden: true, path: { id: String(IDS.wallet) } },
  reverseGeocode: { may: SIGNED_IN },
  listRewards: { may: SIGNED_IN },
  redeemReward: { may: SIGNED_IN, needs: 'points' },

  listDeckProfiles: { may: SIGNED_IN },
  decideOnProfile: { may: SIGNED_IN, path: bystander, body: { liked: true } },
  getLikesOverview: { may: SIGNED_IN },
  listSentLikes: { may: SIGNED_IN },
  resetSkippedProfiles: { may: SIGNED_IN },
  getCompatibility: { may: SIGNED_IN, path: bystander },
  listAdminDeckProfiles: { may: ADMINS },
  hideDeckProfile: { may: ADMINS, path: bystander },
  // The match is between these two roles.
  unmatch: { may: ['dater', 'host'], hidden: true, path: { id: String(IDS.match) } },

  getMyWaitlistEntry: { may: SIGNED_IN },
  getMyApplicationStatus: { may: SIGNED_IN },
  submitApplication: { may: SIGNED_IN, needs: 'a complete profile' },
  listWaitlist: { may: ADMINS },
  updateWaitlistEntry: {
    may: ADMINS,
    path: { user: String(IDS.applicant) },
    body: { waitlistStatus: 'maybe' },
  },
  getMyReferrer: { may: SIGNED_IN },
  applyReferralCode: { may: SIGNED_IN, path: { referralCode: REFERRAL_CODE } },

  getPublicEvent: { may: EVERY_ROLE, path: event },
  getEvent: { may: SIGNED_IN, path: event },
  discoverEvents: { may: OPEN },
  getEventLookups: { may: SIGNED_IN },
  listBacheloretteEvents: { may: SIGNED_IN, path: bystander },
  createEvent: { may: HOSTS_AND_ADMINS, needs: "pictures of one's own" },
  updateEvent: { may: RUNS_THE_EVENT, path: event, body: { title: 'Later' } },
  deleteEvent: { may: RUNS_THE_EVENT, path: event },
  getHostPortal: { may: HOSTS_AND_ADMINS },
  addGalleryPicture: { may: RUNS_THE_EVENT, path: event, body: photoUpload },
  generateSchedule: { may: RUNS_THE_EVENT, path: event, needs: 'two guests' },
  deleteSchedule: { may: RUNS_THE_EVENT, path: event },
  listEventMatches: { may: RUNS_THE_EVENT, path: event },

  listUpcomingEvents: { may: SIGNED_IN },
  listPastEvents: { may: SIGNED_IN },
  reserveTicket: { may: SIGNED_IN, path: event, needs: 'a user without a ticket' },
  giveTicket: {
    may: RUNS_THE_EVENT,
    path: { ...event, userId: String(IDS.bystander) },
  },
  cancelSignup: { may: RUNS_THE_EVENT, path: guest, body: { refund: false } },
  markEventSeen: { may: SIGNED_IN, path: event },
  inviteToEvent: { may: SIGNED_IN, path: event, needs: 'a user without a ticket' },
  createStreamingToken: {
    may: ['otherDater', 'host', 'admin'],
    byBody: true,
    body: { room: String(IDS.event) },
    needs: 'an event that is live',
  },

  getHost: { may: OPEN, path: host },
  listHostEvents: { may: SIGNED_IN, path: host },
  getEventHost: { may: SIGNED_IN, path: event },
  listDateApplications: { may: ['host', 'admin'], path: host },
  applyForDate: { may: SIGNED_IN, path: host, needs: 'another user' },
  updateHost: { may: HOSTS },
  getPayoutsAccount: { may: HOSTS },
  connectPayoutsAccount: { may: HOSTS, needs: 'a code' },

  getAdminUser: { may: ADMINS, path: bystander },
  updateAdminUser: { may: ADMINS, path: bystander, body: { hNum: 3 } },
  deleteAdminUser: { may: ADMINS, path: bystander },
  listActiveUsers: { may: ADMINS },
  listMatches: { may: ADMINS },
  queueMatch: { may: ADMINS, body: { userId: IDS.otherDater, profileId: IDS.bystander } },
  listMatchRecommendations: { may: ADMINS, query: `?userId=${IDS.bystander}` },
  listMatchFeedback: { may: ADMINS, query: `?userId=${IDS.bystander}` },
  addMatchFeedback: { may: ADMINS, body: { userId: IDS.bystander, text: 'Too far away.' } },
  loadAiCompatibility: { may: ADMINS, path: bystander, body: {} },
  listImageModels: { may: ADMINS },
  trainImageModel: { may: ADMINS, needs: 'pictures' },
  drawImage: { may: ADMINS, needs: 'a model' },

  downloadMissingProfileData: { may: ADMINS },
  downloadRecommendationAnalysis: { may: ADMINS },
  downloadUserRecommendations: { may: ADMINS, body: { user: 'bystander' } },
  downloadActiveRecommendations: { may: ADMINS },
  downloadUnrevealedRecommendations: { may: ADMINS },
  downloadUndecidedRecommendations: { may: ADMINS },
  downloadRecentRecommendations: { may: ADMINS },
  downloadPaidSubscriptions: { may: ADMINS },
  downloadUnpaidSubscriptions: { may: ADMINS },
  downloadTrialSubscriptions: { may: ADMINS },
  downloadReferrals: { may: ADMINS, body: { referralCode: REFERRAL_CODE } },
  downloadEventSignups: { may: ADMINS, body: { eventId: IDS.event } },
  listMembershipPlans: { may: SIGNED_IN },
  reserveMembership: { may: SIGNED_IN },
  giveFreeMonths: { may: ADMINS },
  preventRenewal: { may: ADMINS, needs: 'a renewal', body: { userId: IDS.dater } },
  pauseSubscription: { may: ADMINS, needs: 'a subscription', path: { id: String(IDS.dater) } },
  resumeSubscription: { may: ADMINS, needs: 'a subscription', path: { id: String(IDS.dater) } },
};

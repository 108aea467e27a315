import type * as client from '../generated/client/index.ts';

type Client = typeof client;

/** The name of a call that changes something: 'reserveTicket'. */
type MutationId = {
  [Name in keyof Client]: Name extends `get${string}MutationKey`
    ? Client[Name] extends () => readonly [infer Id extends string]
      ? Id
      : never
    : never;
}[keyof Client];

/** The name of a call that reads, with which its query key begins: 'getEvent'. */
type QueryId = {
  [Name in keyof Client]: Name extends `get${string}QueryKey`
    ? Client[Name] extends (
        ...parameters: never
      ) => readonly [infer Id extends string, ...unknown[]]
      ? Id
      : never
    : never;
}[keyof Client];

/** They send, compute or download something, or replace everything as a sign-in does: no query is stale after them. */
type WithoutChange =
  | 'authenticatePhone'
  | 'createStreamingToken'
  | 'deleteCurrentUser'
  | 'downloadActiveRecommendations'
  | 'downloadEventSignups'
  | 'downloadMissingProfileData'
  | 'downloadPaidSubscriptions'
  | 'downloadRecentRecommendations'
  | 'downloadRecommendationAnalysis'
  | 'downloadReferrals'
  | 'downloadTrialSubscriptions'
  | 'downloadUndecidedRecommendations'
  | 'downloadUnpaidSubscriptions'
  | 'downloadUnrevealedRecommendations'
  | 'downloadUserRecommendations'
  | 'drawImage'
  | 'loadAiCompatibility'
  | 'logIn'
  | 'resetPassword'
  | 'reverseGeocode'
  | 'sendDownloadLink'
  | 'sendMagicLink'
  | 'sendPasswordResetLink'
  | 'sendVerificationCode'
  | 'signUp'
  | 'signUpHost'
  | 'startSocialLink'
  | 'uploadImage';

/** What a mutation changes, by the names of the queries that are stale after it. */
export interface Change {
  /** The response is the signed-in user. */
  answersUser?: true;
  /** The page shows them next: the mutation ends when they are refetched. */
  awaited?: readonly QueryId[];
  stale?: readonly QueryId[];
  /** They read what is deleted: stale, but not refetched by the page that shows it and is about to close. */
  deleted?: readonly QueryId[];
  /** Stale after a refusal too, because it says that they have changed elsewhere. */
  refused?: readonly QueryId[];
}

const ME = ['getCurrentUser'] as const;
const APPLICATION = ['getMyApplicationStatus', 'getMyWaitlistEntry'] as const;
/** The queries that show an event and its available tickets. */
const EVENT = ['getEvent', 'getPublicEvent'] as const;
const EVENT_LISTS = ['discoverEvents', 'getHostPortal', 'listHostEvents'] as const;
const LIKES = ['getLikesOverview', 'listSentLikes'] as const;
const MEMBER = ['getAdminUser', 'listActiveUsers'] as const;

/** Every other mutation with the queries that it makes stale. No other file decides this. */
const changes: Readonly<Record<Exclude<MutationId, WithoutChange>, Change>> = {
  // profile
  updateCurrentUser: { answersUser: true, stale: [...APPLICATION, 'listDeckProfiles'] },
  linkSocialAccount: { awaited: ME },
  unlinkSocialAccount: { awaited: ME },
  addWallet: { awaited: ME, stale: ['getUserNfts'] },
  removeWallet: { awaited: ME, stale: ['getUserNfts'] },
  redeemReward: { awaited: [...ME, 'listRewards'], refused: ['listRewards'] },

  // waitlist, membership, referral
  submitApplication: { stale: [...ME, ...APPLICATION] },
  reserveMembership: { stale: [...ME, ...APPLICATION] },
  applyReferralCode: { stale: [...ME, ...APPLICATION, 'getMyReferrer'] },

  // for-you, likes: a decided profile leaves the deck without a refetch, see use-decide.ts
  decideOnProfile: { stale: [...ME, ...LIKES] },
  resetSkippedProfiles: { awaited: ['listDeckProfiles'], stale: ['listAdminDeckProfiles'] },
  hideDeckProfile: { stale: ['listAdminDeckProfiles'] },
  unmatch: { awaited: LIKES, stale: ['listDeckProfiles'] },

  // tickets
  reserveTicket: {
    awaited: ['listUpcomingEvents'],
    stale: [...EVENT, ...EVENT_LISTS, 'listPastEvents'],
    refused: [...EVENT, 'discoverEvents'],
  },
  inviteToEvent: { stale: [...EVENT, 'discoverEvents', 'listUpcomingEvents'] },
  giveTicket: { awaited: EVENT, stale: ['getHostPortal', 'listEventMatches'] },
  cancelSignup: {
    awaited: EVENT,
    stale: ['getHostPortal', 'listEventMatches', 'listUpcomingEvents'],
  },

  // events, host-portal
  createEvent: { stale: EVENT_LISTS },
  updateEvent: { awaited: EVENT, stale: [...EVENT_LISTS, 'listBacheloretteEvents'] },
  deleteEvent: {
    stale: [...EVENT_LISTS, 'listBacheloretteEvents'],
    deleted: [...EVENT, 'listEventMatches'],
    refused: EVENT,
  },
  markEventSeen: { stale: ['discoverEvents'] },
  addGalleryPicture: { awaited: EVENT, stale: ['getHostPortal'] },
  generateSchedule: { awaited: ['getEvent'], stale: ['getHostPortal'] },
  deleteSchedule: { awaited: ['getEvent'], stale: ['getHostPortal'] },

  // hosts
  updateHost: { stale: [...ME, 'getHost', 'getEventHost'] },
  applyForDate: { awaited: ['listDateApplications'] },
  connectPayoutsAccount: { awaited: ['getPayoutsAccount'] },

  // admin
  updateWaitlistEntry: {
    stale: [...ME, 'listWaitlist', 'getAdminUser', 'listActiveUsers', ...APPLICATION],
    refused: ['listWaitlist'],
  },
  updateAdminUser: {
    awaited: ['getAdminUser', 'listAdminDeckProfiles'],
    stale: ['listActiveUsers', 'listWaitlist'],
    refused: MEMBER,
  },
  deleteAdminUser: {
    stale: ['listActiveUsers', 'listWaitlist', 'listMatches', 'listAdminDeckProfiles'],
    deleted: ['getAdminUser', 'listMatchRecommendations', 'listMatchFeedback'],
    refused: MEMBER,
  },
  pauseSubscription: { awaited: MEMBER, refused: MEMBER },
  resumeSubscription: { awaited: MEMBER, refused: MEMBER },
  giveFreeMonths: { awaited: MEMBER },
  preventRenewal: { awaited: MEMBER, refused: MEMBER },
  addMatchFeedback: { awaited: ['listMatchFeedback'] },
  queueMatch: { awaited: ['listMatches'], stale: ['listMatchRecommendations'] },
  trainImageModel: { awaited: ['listImageModels'] },
};

/** The change of a mutation, by its key; nothing for a mutation that is no single call. */
export function changeOf(mutationKey: readonly unknown[] | undefined): Change {
  return (changes as Readonly<Record<string, Change>>)[String(mutationKey?.[0])] ?? {};
}

/** Whether a mutation changes the signed-in user. */
export function changesUser(mutationKey: readonly unknown[] | undefined): boolean {
  const { answersUser = false, awaited = [], stale = [] } = changeOf(mutationKey);
  return answersUser || [...awaited, ...stale].includes('getCurrentUser');
}

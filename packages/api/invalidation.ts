import { readFileSync } from 'node:fs';

/** One rule: these calls change what those show. */
interface Invalidation {
  onMutations: string[];
  invalidates: { query: string; params?: string[]; file?: string }[];
}

/** What shows the signed-in person. */
const ONESELF = ['getCurrentUser', 'getMyApplicationStatus', 'getMyWaitlistEntry'];
/** What shows evenings, and whether there are tickets. */
const EVENT = ['getEvent(id)', 'getPublicEvent(id)'];
const MY_EVENTS = ['listUpcomingEvents', 'listPastEvents'];
const LIKES = ['getLikesOverview', 'listSentLikes', 'listDeckProfiles'];
const MEMBER = ['getAdminUser(id)', 'listActiveUsers'];

/**
 * Which calls change what other calls have shown, so that it is asked for again: the one place that
 * says so. A name in brackets is the variable of the changing call that the query takes.
 */
const CHANGES: readonly [changed: string[], by: string[]][] = [
  [
    ONESELF,
    [
      'updateCurrentUser',
      'submitApplication',
      'applyReferralCode',
      'reserveMembership',
      'linkSocialAccount',
      'unlinkSocialAccount',
      'addWallet',
      'removeWallet',
      'redeemReward',
      'updateHost',
    ],
  ],
  [['getMyReferrer'], ['applyReferralCode']],
  [['listDeckProfiles'], ['updateCurrentUser']],
  [['listRewards'], ['redeemReward']],
  [['getCurrentUser', ...LIKES], ['decideOnProfile']],
  [LIKES, ['resetSkippedProfiles', 'unmatch']],
  [['listAdminDeckProfiles'], ['resetSkippedProfiles', 'hideDeckProfile']],
  [
    [...EVENT, ...MY_EVENTS, 'discoverEvents'],
    ['reserveTicket', 'inviteToEvent'],
  ],
  [
    ['getEvent(id)', 'getHostPortal'],
    ['giveTicket', 'cancelSignup', 'addGalleryPicture', 'generateSchedule', 'deleteSchedule'],
  ],
  [['getPublicEvent(id)'], ['giveTicket', 'cancelSignup', 'addGalleryPicture']],
  [
    [...EVENT, 'getHostPortal', 'discoverEvents'],
    ['updateEvent', 'deleteEvent'],
  ],
  [['getHostPortal'], ['createEvent']],
  [['listDateApplications(id)'], ['applyForDate']],
  [['getPayoutsAccount'], ['connectPayoutsAccount']],
  [['listWaitlist', 'listActiveUsers'], ['updateWaitlistEntry']],
  [MEMBER, ['updateAdminUser', 'pauseSubscription', 'resumeSubscription']],
  [['listActiveUsers', 'listWaitlist'], ['deleteAdminUser']],
  [['listMatches'], ['queueMatch']],
  [['listImageModels'], ['trainImageModel']],
];

interface Document {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
}

/** The generated file of each call, from the folder that holds them all. */
function filesOf({ paths }: Document): Map<string, string> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(
    operations.flatMap(({ operationId, tags: [tag = ''] = [] }) =>
      operationId === undefined ? [] : [[operationId, `./${tag}/${tag}.ts`] as const],
    ),
  );
}

const NAMED = /^(\w+)(?:\((\w+)\))?$/;

/**
 * The rules as orval takes them.
 *
 * @throws where a rule names a call that the spec does not have
 */
export function invalidations(specPath: string): Invalidation[] {
  const files = filesOf(JSON.parse(readFileSync(specPath, 'utf8')) as Document);
  const fileOf = (operationId: string) => {
    const file = files.get(operationId);
    if (file === undefined) throw new Error(`The spec has no call ${operationId}.`);
    return file;
  };
  return CHANGES.flatMap(([changed, by]) =>
    by.map((mutation) => ({
      onMutations: [mutation],
      invalidates: changed.map((target) => {
        const [, query = '', param] = NAMED.exec(target) ?? [];
        const file = fileOf(query);
        return {
          query,
          ...(param !== undefined && { params: [param] }),
          ...(file !== fileOf(mutation) && { file }),
        };
      }),
    })),
  );
}

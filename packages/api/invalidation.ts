import { readFileSync } from 'node:fs';

/** One rule: the mutations make the queries stale. */
interface Invalidation {
  onMutations: string[];
  invalidates: { query: string; params?: string[]; file?: string }[];
}

/** The queries that show the signed-in user. */
const ONESELF = ['getCurrentUser', 'getMyApplicationStatus', 'getMyWaitlistEntry'];
/** The queries that show an event and its available tickets. */
const EVENT = ['getEvent(id)', 'getPublicEvent(id)'];
const MY_EVENTS = ['listUpcomingEvents', 'listPastEvents'];
const LIKES = ['getLikesOverview', 'listSentLikes', 'listDeckProfiles'];
const MEMBER = ['getAdminUser(id)', 'listActiveUsers'];

/**
 * Which mutations make which queries stale, so that the client refetches them. No other file has
 * such rules. A name in brackets is the variable of the mutation that the query takes.
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

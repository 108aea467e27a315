import { basename } from 'node:path';
import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { documentedCoverage, readDocumented } from './documented.ts';
import { coverage, coverageTable, type Exemptions } from './coverage.ts';
import { readPacts, type Pact } from './pact-files.ts';
import { readAsyncapi, readOpenapi, type Asyncapi, type Openapi } from './spec-files.ts';

const CLIENT_LIMITS =
  'the limits of a client are each backend’s own; those of the sandbox are tested there';
const HOSTS_ONLY = 'the page renders nothing for others; the guard is tested on the server';

/**
 * Replies of the spec that the contracts may leave out, with the reason: as 'operationId status', or as a
 * status only if the reason holds for every call.
 */
const EXEMPTIONS: Exemptions = {
  '400': 'the client always sends JSON',
  '401': 'every call ends the session alike; the calls of a session pin it',
  '413': 'no form of the app takes that much text',
  'resetPassword 429': CLIENT_LIMITS,
  'getUser 429': CLIENT_LIMITS,
  'checkUsername 429': CLIENT_LIMITS,
  'getUserProfile 429': CLIENT_LIMITS,
  'getUserNfts 429': CLIENT_LIMITS,
  'sendMagicLink 404': 'the client names the event that it shows',
  'redeemReward 409': 'no page redeems twice at once; the keys are tested on the server',
  'reserveTicket 422': 'the page offers no ticket to those who run the event; tested on the server',
  'listAdminDeckProfiles 403':
    'the page renders nothing for others; the guard is tested on the server',
  'hideDeckProfile 403': 'the page renders nothing for others; the guard is tested on the server',
  'listDeckProfiles 422': 'the controls of the query let nothing else be chosen',
  'getCompatibility 422': 'no page shows people to themselves',
  'updateHost 403': HOSTS_ONLY,
  'listDateApplications 403': HOSTS_ONLY,
  'getPayoutsAccount 403': HOSTS_ONLY,
  'connectPayoutsAccount 403': HOSTS_ONLY,
  'giveTicket 403': 'the page renders nothing for others; the guard is tested on the server',
  'cancelSignup 403': 'the page renders nothing for others; the guard is tested on the server',
  'inviteToEvent 403': 'the page renders nothing for others; the guard is tested on the server',
  'createEvent 403': 'the page renders nothing for others; the guard is tested on the server',
  'deleteEvent 403': 'the page renders nothing for others; the guard is tested on the server',
  'getHostPortal 403': 'the page renders nothing for others; the guard is tested on the server',
  'addGalleryPicture 403': 'the page renders nothing for others; the guard is tested on the server',
  'generateSchedule 403': 'the page renders nothing for others; the guard is tested on the server',
  'deleteSchedule 403': 'the page renders nothing for others; the guard is tested on the server',
  'listEventMatches 403': 'the page renders nothing for others; the guard is tested on the server',
  'listWaitlist 403': 'the page renders nothing for others; the guard is tested on the server',
  'downloadMissingProfileData 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadRecommendationAnalysis 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadUserRecommendations 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadActiveRecommendations 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadUnrevealedRecommendations 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadUndecidedRecommendations 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadRecentRecommendations 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadPaidSubscriptions 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadUnpaidSubscriptions 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadTrialSubscriptions 403':
    'the page renders nothing for others; the guard is tested on the server',
  'downloadReferrals 403': 'the page renders nothing for others; the guard is tested on the server',
  'downloadEventSignups 403':
    'the page renders nothing for others; the guard is tested on the server',
  'reverseGeocode 422': 'the app sends what the browser measured',
  'startSocialLink 404': 'the app offers only the networks that there are',
  'giveFreeMonths 403': 'the page renders nothing for others; the guard is tested on the server',
  'preventRenewal 403': 'the page renders nothing for others; the guard is tested on the server',
  'pauseSubscription 403': 'the page renders nothing for others; the guard is tested on the server',
  'resumeSubscription 403':
    'the page renders nothing for others; the guard is tested on the server',
  'updateAdminUser 403': 'the page renders nothing for others; the guard is tested on the server',
  'deleteAdminUser 403': 'the page renders nothing for others; the guard is tested on the server',
  'listActiveUsers 403': 'the page renders nothing for others; the guard is tested on the server',
  'listMatches 403': 'the page renders nothing for others; the guard is tested on the server',
  'queueMatch 403': 'the page renders nothing for others; the guard is tested on the server',
  'listMatchRecommendations 403':
    'the page renders nothing for others; the guard is tested on the server',
  'listMatchFeedback 403': 'the page renders nothing for others; the guard is tested on the server',
  'addMatchFeedback 403': 'the page renders nothing for others; the guard is tested on the server',
  'loadAiCompatibility 403':
    'the page renders nothing for others; the guard is tested on the server',
  'listImageModels 403': 'the page renders nothing for others; the guard is tested on the server',
  'trainImageModel 403': 'the page renders nothing for others; the guard is tested on the server',
  'drawImage 403': 'the page renders nothing for others; the guard is tested on the server',
  'listMatchRecommendations 422': 'the page asks with the id of the person whom it shows',
  'listMatchFeedback 422': 'the page asks with the id of the person whom it shows',
  'listImageModels 422': 'the page asks with a provider that it was given',
};

export interface Comparison {
  /** The number of interactions that were compared with the spec. */
  checked: number;
  /** The mismatches between the contract and the spec. */
  errors: string[];
  warnings: string[];
}

/** Compares every interaction of a contract with the spec. */
export async function compare(
  spec: { openapi: Openapi; asyncapi: Asyncapi },
  pact: Pact,
): Promise<Comparison> {
  const comparator = new Comparator({ oas: spec.openapi, asyncapi: spec.asyncapi });
  const comparison: Comparison = { checked: 0, errors: [], warnings: [] };
  for (const interaction of pact.interactions) {
    const results: Result[] = [];
    const alone = { ...pact, interactions: [interaction] };
    for await (const result of comparator.compare(alone)) results.push(result);

    const say = ({ message }: Result) => `"${interaction.description}": ${message}`;
    const errors = results.filter(({ type }) => type === 'error').map(say);
    // The comparator silently skips a message without a spec.
    const isCall = interaction.response !== undefined;
    const checked = isCall || results.some(({ code }) => code === 'message.matched');
    if (checked) comparison.checked += 1;
    else if (errors.length === 0) errors.push(`"${interaction.description}": was not checked`);
    comparison.errors.push(...errors);
    comparison.warnings.push(...results.filter(({ type }) => type === 'warning').map(say));
  }
  return comparison;
}

async function main(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const spec = { openapi: readOpenapi(), asyncapi: readAsyncapi() };
  const pacts = readPacts();
  const problems: string[] = [];

  for (const [path, pact] of pacts) {
    const { checked, errors, warnings } = await compare(spec, pact);
    say(`${basename(path)}: ${checked} interactions held against the spec`);
    for (const warning of warnings) say(`  warning: ${warning}`);
    problems.push(...errors.map((error) => `${basename(path)}: ${error}`));
    if (checked === 0) problems.push(`${basename(path)}: no interaction was checked`);
  }
  if (pacts.size === 0) {
    problems.push('There is no contract in pacts/. Run: npx vitest run --project contract');
  }

  const covered = coverage(spec, pacts.values(), EXEMPTIONS);
  say(`\n${coverageTable(covered.rows)}\n`);
  problems.push(...covered.problems);

  const { calls, events, ...documented } = documentedCoverage(readDocumented(), spec, covered.rows);
  const shown = covered.rows.filter(({ interactions }) => interactions.length > 0).length;
  say(
    `Calls of the documents: ${calls.covered} of ${calls.documented}, at ${calls.operations} addresses`,
  );
  say(`Events of the documents: ${events.covered} of ${events.documented}`);
  say(`Replies of the spec: ${shown} shown, ${covered.rows.length - shown} exempt in writing`);
  problems.push(...documented.problems);

  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();

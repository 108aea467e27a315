import type { IncomingMessage } from 'node:http';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { CONDITION_MS } from '../time-limits.ts';
import { messageProviders, stateHandlers, type Listener } from './backend.ts';
import { pactsWith } from './contract.ts';
import type { StateAnswer, VerifierResults } from './report.ts';
import type { VerifierOutcome, VerifierTask } from './run-verifier.ts';
import type { VerifyOptions } from './verify-options.ts';

// The process that `runVerifier` starts: it takes one task, sends its outcome, and is ended.

const send = (outcome: VerifierOutcome) => process.send?.(outcome);

/** The number of requests to the backend so far, and the last of them. */
let requests = 0;
let lastRequest = 'the start';

const backendIsGone = ({ message }: Error, during: string) =>
  send({
    type: 'stopped',
    reason: `The backend stopped answering during ${during}, after ${requests} requests: ${message}`,
  });

/** The source of the contracts, and the target of the result. */
function source(options: VerifyOptions, pactUrls: string[]): Partial<VerifierOptions> {
  const { brokerUrl, providerVersion, providerBranch } = options;
  if (brokerUrl === undefined) return { pactUrls };
  return {
    pactBrokerUrl: brokerUrl,
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    failIfNoPactsFound: true,
    ...(providerBranch !== undefined && { providerVersionBranch: providerBranch }),
    ...(providerVersion !== undefined && { providerVersion, publishVerificationResult: true }),
  };
}

/** The paths of the verifier's own requests to the proxy before the backend. */
const OWN_PATH = /^\/_/;

function countRequest({ method, url = '' }: IncomingMessage, _response: unknown, next: () => void) {
  if (!OWN_PATH.test(url)) {
    requests += 1;
    lastRequest = `${method} ${url}`;
  }
  next();
}

async function verify({ provider, options, target }: VerifierTask): Promise<VerifierOutcome> {
  // The files name the states and messages, also with a broker.
  const { files, interactions } = pactsWith(provider);
  const states: StateAnswer[] = [];
  const listener: Listener = {
    onState: (answer) => states.push(answer),
    onUnreachable: backendIsGone,
  };
  const { messagesUrl, ...http } = target;
  const verifier = new Verifier({
    provider,
    ...source(options, files),
    ...http,
    ...(messagesUrl !== undefined && {
      messageProviders: messageProviders(messagesUrl, interactions, listener),
    }),
    stateHandlers: stateHandlers(options, interactions, listener),
    requestFilter: countRequest,
    logLevel: 'error',
    timeout: CONDITION_MS,
  });
  // The verifier throws its results, as the text of an error, if an interaction failed.
  const text: unknown = await verifier.verifyProvider().catch(({ message }: Error) => message);
  try {
    return { type: 'verified', results: JSON.parse(String(text)) as VerifierResults, states };
  } catch {
    return { type: 'stopped', reason: String(text) };
  }
}

// The verifier's proxy throws an error of the connection to the backend outside of every promise.
process.on('uncaughtException', (error) => {
  backendIsGone(error, lastRequest);
});
process.once('message', (task: VerifierTask) => void verify(task).then(send));

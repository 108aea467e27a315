import type { UserUpdate, WaitlistUpdate } from '@perigee/api/zod';
import { io } from 'socket.io-client';
import type { Sandbox } from '../src/node.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { admin } from '../src/states/people.ts';
import { ME_NAMESPACE, type MeEvents } from '../src/realtime/realtime.ts';

/** A message of the contract: its event, and the call that makes the sandbox send it to user `userId`. */
interface ContractMessage {
  event: keyof MeEvents;
  trigger: (sandbox: Sandbox, userId: number) => Promise<void>;
}

/** Makes a change as a user; throws if it is refused. */
async function put(
  { url, context }: Sandbox,
  userId: number,
  path: string,
  body: object,
): Promise<void> {
  const response = await fetch(url + path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await context.tokens.session(userId)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`PUT ${path} failed: ${await response.text()}`);
}

/** The messages of the contract by the beginning of their description. */
export const contractMessages: Readonly<Record<string, ContractMessage>> = {
  'an applicant after a decision': {
    event: 'profileUpdate',
    trigger: async (sandbox, userId) => {
      const { context } = sandbox;
      const decider = admin({}, context.clock());
      await insertPeople(context.db, [decider]);
      const decision: WaitlistUpdate = { waitlistStatus: 'pre-approved' };
      await put(sandbox, decider.user.id, `/waitlist/${userId}`, decision);
    },
  },
  'a user who has everything, after an answer': {
    event: 'profileUpdate',
    trigger: async (sandbox, userId) => {
      const answer: UserUpdate = { profile: { starSign: 'Aries' } };
      await put(sandbox, userId, '/users/me', answer);
    },
  },
  'the features that are open to the signed-in person': {
    event: 'featuresUpdate',
    trigger: async ({ context }, userId) => {
      context.realtime.featuresUpdate(userId, ['COMPLETE_PROFILE', 'SAVE_PAYMENT']);
    },
  },
};

/** A message as a page received it, with its namespace and event. */
export interface ReceivedMessage {
  content: unknown;
  metadata: { namespace: string; event: string };
}

/**
 * Makes the sandbox send a message of the contract, and receives it as a page would.
 *
 * @param description the message's description in the contract
 * @param userId the user whose page receives the message
 * @throws if no message has the description, the connection is refused, or nothing arrives in 5
 *   seconds
 */
export async function receiveMessage(
  sandbox: Sandbox,
  description: string,
  userId: number,
): Promise<ReceivedMessage> {
  const [, message] =
    Object.entries(contractMessages).find(([beginning]) => description.startsWith(beginning)) ?? [];
  if (message === undefined) throw new Error(`There is no message '${description}'.`);
  const { event, trigger } = message;
  const socket = io(sandbox.url + ME_NAMESPACE, {
    auth: { token: await sandbox.context.tokens.session(userId) },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const arrived = new Promise<unknown>((resolve, reject) => {
      socket.once(event, resolve);
      socket.once('disconnect', () => {
        reject(new Error(`The channel closed before ${event} arrived.`));
      });
    });
    await trigger(sandbox, userId);
    return { content: await arrived, metadata: { namespace: ME_NAMESPACE, event } };
  } finally {
    socket.close();
  }
}

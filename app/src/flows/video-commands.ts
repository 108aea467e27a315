import type { BrowserCommand } from 'vitest/node';
import type { Sandbox } from '@perigee/sandbox/node';
import type { BreakableNetwork } from './breakable-network.ts';

/** A user of the world, for a test in the browser. */
export interface CommandedUser {
  id: number;
  /** The address of the sandbox, on the user's own network. */
  url: string;
  tokens: { match: string; event: string };
}

/** The users of the world: two who are matched, and guests. All have a ticket to one event. */
const USERS = 7;

interface World {
  sandbox: Sandbox;
  eventId: number;
  userIds: number[];
  networks: BreakableNetwork[];
  matchId: number;
}

let world: Promise<World> | undefined;

/** The ids that a statement returns. */
const execute = async ({ context }: Sandbox, statement: string): Promise<number[]> => {
  const { rows } = (await context.db.execute(statement)) as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
};

/** Starts the sandbox, once. The import is here because the configuration of all tests imports this file. */
async function start(): Promise<World> {
  const [{ startSandbox }, { openBreakableNetwork }] = await Promise.all([
    import('@perigee/sandbox/node'),
    import('./breakable-network.ts'),
  ]);
  const sandbox = await startSandbox({ seed: 'small' });
  const userIds = await execute(
    sandbox,
    `select id from users where completed_signup and not admin order by id limit ${USERS}`,
  );
  const [eventId = 0] = await execute(
    sandbox,
    `update events set status = 'started', start_time = now() - interval '10 minutes',
      end_time = now() + interval '2 hours'
      where id = (select min(id) from events) returning id`,
  );
  await execute(sandbox, `delete from event_signups where event_id = ${eventId}`);
  for (const id of userIds) {
    await execute(
      sandbox,
      `insert into event_signups (event_id, user_id, side, status, price_cents, created_at)
        values (${eventId}, ${id}, 'left', 'going', 0, now())`,
    );
  }
  const networks = await Promise.all(userIds.map(() => openBreakableNetwork(sandbox.url)));
  return { sandbox, eventId, userIds, networks, matchId: 0 };
}

const started = () => (world ??= start());

/** Makes a match of the first two users, restores all networks and sessions, and gives all tokens. */
const openVideoWorld: BrowserCommand = async (): Promise<CommandedUser[]> => {
  const current = await started();
  const { sandbox, eventId, userIds, networks } = current;
  const pair = userIds.slice(0, 2).join(', ');
  await execute(sandbox, `update users set session_version = 0`);
  await execute(
    sandbox,
    `delete from matches where first_user_id in (${pair}) and second_user_id in (${pair})`,
  );
  const [matchId = 0] = await execute(
    sandbox,
    `insert into matches (first_user_id, second_user_id, type, matched_at)
      values (${pair}, 'like', now() - interval '1 day') returning id`,
  );
  current.matchId = matchId;
  for (const network of networks) network.restore();
  const { tokens } = sandbox.context;
  return Promise.all(
    userIds.map(async (id, index) => ({
      id,
      url: networks[index]?.url ?? '',
      tokens: {
        match: await tokens.streaming({ id, sessionVersion: 0 }, `match-${matchId}`),
        event: await tokens.streaming({ id, sessionVersion: 0 }, `event-${eventId}`),
      },
    })),
  );
};

const setVideoNetwork: BrowserCommand<[userId: number, isUp: boolean]> = async (
  _context,
  userId,
  isUp,
) => {
  const { userIds, networks } = await started();
  const network = networks[userIds.indexOf(userId)];
  if (isUp) network?.restore();
  else network?.cut();
};

const endVideoSessions: BrowserCommand<[userId: number]> = async (_context, userId) => {
  const { sandbox } = await started();
  await execute(sandbox, `update users set session_version = 1 where id = ${userId}`);
  sandbox.context.video.end(userId);
};

const endVideoMatch: BrowserCommand = async () => {
  const { sandbox, matchId, userIds } = await started();
  const token = await sandbox.context.tokens.session(userIds[0] ?? 0);
  const reply = await fetch(`${sandbox.url}/users/me/matches/${matchId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`The match did not end: ${reply.status}`);
};

const stopVideoWorld: BrowserCommand = async () => {
  if (world === undefined) return;
  const { sandbox, networks } = await world;
  world = undefined;
  for (const network of networks) network.close();
  await sandbox.stop();
};

/** What a test in the browser asks of the sandbox, which runs in the process of the test runner. */
export const videoCommands = {
  openVideoWorld,
  setVideoNetwork,
  endVideoSessions,
  endVideoMatch,
  stopVideoWorld,
};

import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { Sandbox, Scene } from '../src/node.ts';
import { receiveMessage } from './messages.ts';
import { startEmptySandbox } from './sandbox.ts';
import { statesOfInteraction } from './provider-states.ts';

/** What a verifier sends to set a state up or to clean up after it. */
interface StateRequest {
  action?: 'setup' | 'teardown';
  state: string;
  params?: unknown;
}

/** What a verifier sends to get a message. */
interface MessageRequest {
  description: string;
}

/** The two endpoints that a verifier needs in addition to the product API. */
function statesApp(sandbox: Sandbox, onOpen?: (scene: Scene) => Promise<void>): Hono {
  const app = new Hono();
  const states = statesOfInteraction(sandbox.context, onOpen);
  app.post('/states', async (c) => {
    const { action = 'setup', state, params } = await c.req.json<StateRequest>();
    if (action === 'setup') return c.json(await states.setUp(state, params));
    // The first state of the next interaction empties the database.
    states.tearDown();
    return c.json({});
  });
  app.post('/messages', async (c) => {
    const { description } = await c.req.json<MessageRequest>();
    const userId = states.scene()?.people.get('user')?.user.id;
    if (userId === undefined) throw new Error('No state has created the user of the message.');
    const { content, metadata } = await receiveMessage(sandbox, description, userId);
    c.header('Pact-Message-Metadata', btoa(JSON.stringify(metadata)));
    return c.json(content as object);
  });
  app.onError((error, c) => c.json({ message: error.message }, 500));
  return app;
}

/** The addresses that a verifier needs, and the way to stop the servers. */
export interface VerifiableSandbox {
  providerBaseUrl: string;
  statesUrl: string;
  messagesUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts an empty sandbox, with the endpoints of {@link statesApp} on a port of their own.
 *
 * @param dump as for {@link startEmptySandbox}
 * @param onOpen as for {@link statesOfInteraction}
 */
export async function startVerifiableSandbox(
  dump?: Blob,
  onOpen?: (scene: Scene) => Promise<void>,
): Promise<VerifiableSandbox> {
  const sandbox = await startEmptySandbox(dump);
  const { fetch } = statesApp(sandbox, onOpen);
  const { server, port } = await new Promise<{ server: ServerType; port: number }>((resolve) => {
    const starting = serve({ fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
      resolve({ server: starting, port: address.port });
    });
  });
  return {
    providerBaseUrl: sandbox.url,
    statesUrl: `http://127.0.0.1:${port}/states`,
    messagesUrl: `http://127.0.0.1:${port}/messages`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
    },
  };
}

if (import.meta.main) {
  const { stop, ...urls } = await startVerifiableSandbox();
  process.stdout.write(
    [
      'npm run pact:verify --',
      `--provider-base-url ${urls.providerBaseUrl}`,
      `--states-url ${urls.statesUrl}`,
      `--messages-url ${urls.messagesUrl}\n`,
    ].join(' '),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

import { startSandbox, type Sandbox } from '../src/node.ts';
import { createDatabase, TEST_SERVER } from '../test/test-server.ts';

/**
 * An empty sandbox to verify contracts against: embedded, or on the server of TEST_DATABASE_URL.
 *
 * @param dump the initial content of an embedded database; without it, one is made, which takes seconds
 */
export async function startEmptySandbox(dump?: Blob): Promise<Sandbox> {
  if (TEST_SERVER === undefined) {
    return startSandbox({ seed: false, ...(dump !== undefined && { dump }) });
  }
  const { url, drop } = await createDatabase(TEST_SERVER);
  const sandbox = await startSandbox({ seed: false, databaseUrl: url });
  return {
    ...sandbox,
    stop: async () => {
      await sandbox.stop();
      await drop();
    },
  };
}

import type { PGlite } from '@electric-sql/pglite';

/** Whether PostgreSQL ended with this error. Other servers restart then; an embedded one cannot. */
const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

/**
 * Makes a PGlite repeat the error of a panic, such as a log that the full disk did not take, to each
 * later query: the embedded PostgreSQL would never return from one, and block the process.
 */
export function refuseAfterPanic<Client extends PGlite>(client: Client): Client {
  let panic: Error | undefined;
  const guarded =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      if (panic !== undefined) throw panic;
      try {
        return await run(...args);
      } catch (error) {
        if (isPanic(error)) panic = error as Error;
        throw error;
      }
    };
  // Every query of a PGlite passes through these two methods.
  return Object.assign(client, {
    execProtocol: guarded(client.execProtocol.bind(client)),
    execProtocolStream: guarded(client.execProtocolStream.bind(client)),
  });
}

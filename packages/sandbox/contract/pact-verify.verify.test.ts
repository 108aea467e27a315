import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVerifiableSandbox, type VerifiableSandbox } from './states-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let sandbox: VerifiableSandbox;

beforeAll(async () => {
  sandbox = await startVerifiableSandbox();
});

afterAll(async () => {
  await sandbox.stop();
});

/**
 * Runs the command that the backend team runs.
 *
 * @param description of the one interaction to verify; all of them without it
 */
function pactVerify(options: Record<string, string>, description = '') {
  return new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
    const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    const command = ['scripts/pact/verify.ts', ...args];
    // With a broker configured, the command would verify the broker's contracts instead of the files.
    const env = {
      ...process.env,
      PACT_BROKER_BASE_URL: '',
      ...(description !== '' && { PACT_DESCRIPTION: description }),
    };
    const child = execFile(
      process.execPath,
      command,
      { cwd: root, env },
      (_error, stdout, stderr) => {
        resolve({ exitCode: child.exitCode ?? -1, stdout, stderr });
      },
    );
  });
}

describe('npm run pact:verify', () => {
  it('verifies calls and messages of a running product API', async () => {
    const { providerBaseUrl, statesUrl, messagesUrl } = sandbox;
    const { exitCode, stdout } = await pactVerify({
      'provider-base-url': providerBaseUrl,
      'states-url': statesUrl,
      'messages-url': messagesUrl,
    });
    expect(stdout).toMatch(/Verified\.\n$/);
    expect(exitCode).toBe(0);
  });

  it('fails and names the states that could not be set up', async () => {
    const { providerBaseUrl, statesUrl } = sandbox;
    const { exitCode, stderr } = await pactVerify(
      { 'provider-base-url': providerBaseUrl, 'states-url': `${statesUrl}/nowhere` },
      'the right code of a member',
    );
    expect(stderr).toContain("State 'a code sent to a member': ");
    expect(stderr).toContain('product-api does not keep to the contract.');
    expect(exitCode).toBe(1);
  });
});

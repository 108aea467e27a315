import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../src/node.ts';
import { startEmptySandbox } from './sandbox.ts';
import { verify } from './verify.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startEmptySandbox();
});

afterAll(async () => {
  await sandbox.stop();
});

it('answers the calls of the web product as its contract says', async () => {
  const { context, url } = sandbox;
  await expect(verify('product-api', context, { providerBaseUrl: url })).resolves.toBeUndefined();
});

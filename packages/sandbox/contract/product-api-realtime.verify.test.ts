import { providerWithMetadata, type MessageProviders } from '@pact-foundation/pact';
import { waitlistedDater } from '@perigee/api/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../src/node.ts';
import { contractMessages, receiveMessage } from './messages.ts';
import { startEmptySandbox } from './sandbox.ts';
import { verify } from './verify.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startEmptySandbox();
});

afterAll(async () => {
  await sandbox.stop();
});

it('tells open pages what the contract of the channel says', async () => {
  const messageProviders: MessageProviders = {};
  for (const description of Object.keys(contractMessages)) {
    messageProviders[description] = async (descriptor) => {
      const { content, metadata } = await receiveMessage(sandbox, description, waitlistedDater.id);
      return providerWithMetadata(async () => content, metadata)(descriptor);
    };
  }
  await expect(
    verify('product-api-realtime', sandbox.context, { messageProviders }),
  ).resolves.toBeUndefined();
});

import { MatchersV3, Pact, SpecificationVersion } from '@pact-foundation/pact';
import { assumptionsOf, documentedPart } from './assumptions.ts';
import type { Given } from './given.ts';
import { CONSUMER, partFolder, REALTIME } from './pact-files.ts';
import { WITH_INVENTED } from './product-api.ts';
import { specMessage } from './spec.ts';

/** A message as the server sends it. */
export interface Message {
  /** The operation of the spec that sends it. */
  operationId: string;
  /** Which message it is, as a noun phrase; unique within the contract. */
  description: string;
  given: Given | readonly Given[];
  event: string;
  content: object;
}

/** How a message travels: the namespace of the socket, and the event. */
export type MessageMetadata = Record<'namespace' | 'event', string>;

/**
 * Writes a message down. Fields that the documents do not show are in a pending message of their own.
 *
 * @param check hands the message to the client and says what is expected of it
 */
export async function receives(
  message: Message,
  check: (metadata: MessageMetadata, content: unknown) => Promise<void>,
): Promise<void> {
  const { assumed, payload } = specMessage(message.operationId);
  const { description, content } = message;
  const known = documentedPart(payload, content);

  const write = (written: { description: string; content: object; isPending: boolean }) => {
    const interaction = new Pact({
      consumer: CONSUMER,
      provider: REALTIME,
      dir: partFolder(),
      spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
      logLevel: 'warn',
    })
      .addAsynchronousInteraction()
      .pending(written.isPending)
      .reference('AsyncAPI', 'operationId', message.operationId);
    for (const { state, params } of [message.given].flat()) interaction.given(state, { ...params });
    for (const text of assumptionsOf(assumed, [payload, MatchersV3.reify(written.content)])) {
      interaction.comment(text);
    }
    return interaction
      .expectsToReceive(written.description, (builder) => {
        builder
          .withMetadata({ namespace: '/users/me', event: message.event })
          .withJSONContent(written.content);
      })
      .executeTest(async ({ metadata, contents }) => {
        await check(metadata as MessageMetadata, contents.content);
      });
  };

  const isPending = assumed?.shape !== undefined || known === undefined;
  const isSplit = !isPending && known !== content;
  await write({
    description: isSplit ? description + WITH_INVENTED : description,
    content,
    isPending: isPending || isSplit,
  });
  if (isSplit) await write({ description, content: known, isPending: false });
}

/** Sends the decision that a component holds back, and resolves with the answer; undefined if it holds none. */
type SendHeld = () => Promise<unknown> | undefined;

const senders = new Set<SendHeld>();

/** Lets `sendHeldDecisions` send what a component holds back. Gives the function that ends it. */
export function addHeldDecisions(send: SendHeld): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/**
 * Sends every decision that is held back, as before a log-out, after which it would be sent without its user.
 *
 * @returns for each decision, a promise of its answer
 */
export const sendHeldDecisions = (): Promise<unknown>[] =>
  [...senders].map((send) => send()).filter((sent) => sent !== undefined);

import { replyErrorText, UserFacingError } from '@perigee/domain';
import { paymentServerMessages } from '@perigee/domain/membership';
import type { CardGateway } from '@perigee/ui/fake-stripe';
import type { OtherPages, OtherWindow } from './other-pages.ts';

const POLL_MS = 500;

type Answer =
  | { status: 'succeeded' | 'requires_payment_method' }
  | { status: 'requires_action'; actionUrl: string };

async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new UserFacingError(replyErrorText(body));
  return body as Answer;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the user confirmed on the bank's page, in a separate window. Closing it is not a confirmation. */
async function isConfirmed(bank: OtherWindow, intentUrl: string): Promise<boolean> {
  const { closed } = bank;
  const { status } = await ask(intentUrl);
  if (status !== 'requires_action') return status === 'succeeded';
  if (closed) return false;
  await wait(POLL_MS);
  return isConfirmed(bank, intentUrl);
}

/** Opens the page of the card's bank, and waits for the confirmation. */
async function challenge(
  openWindow: OtherPages['openWindow'],
  actionUrl: string,
  intentUrl: string,
): Promise<void> {
  const address = new URL(actionUrl);
  address.searchParams.set('return_to', `${location.origin}/`);
  const bank = openWindow({ width: 480, height: 640 }, address.href);
  try {
    if (bank !== null && (await isConfirmed(bank, intentUrl))) return;
  } finally {
    bank?.close();
  }
  throw new UserFacingError(paymentServerMessages.notAuthenticated);
}

/** The sandbox's fake of the payments provider, which is not part of the product API. */
export function sandboxGateway(apiUrl: string, openWindow: OtherPages['openWindow']): CardGateway {
  return {
    confirm: async (clientSecret, card) => {
      const [id = ''] = clientSecret.split('_secret_');
      const intentUrl = `${apiUrl}/gateway/intents/${encodeURIComponent(id)}`;
      const answer = await ask(`${intentUrl}/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret, card }),
      });
      if (answer.status !== 'requires_action') return;
      const query = new URLSearchParams({ client_secret: clientSecret });
      await challenge(openWindow, answer.actionUrl, `${intentUrl}?${query}`);
    },
  };
}

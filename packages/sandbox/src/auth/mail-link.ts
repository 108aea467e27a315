import { eventMessages } from '@perigee/domain/events';
import type { SandboxContext } from '../context.ts';
import { openPublicEvent } from '../events/find-event.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { accountOf } from './account.ts';
import { pairOf, spend } from './allowance.ts';
import { issueLinkToken, type LinkPurpose } from './link-token.ts';

type LinkAllowance = 'magicLinks' | 'passwordResetLinks';

interface LinkMail {
  allowance: LinkAllowance;
  text: string;
  /** The path in the web product that the link opens. Source: member §2 (routes). */
  path: (token: string) => string;
}

const MAILS: Record<LinkPurpose, LinkMail> = {
  'sign-in': {
    allowance: 'magicLinks',
    text: 'Open this link to sign in to Perigee. It works once and expires in 4 minutes.',
    path: (token) => `/login?magicToken=${token}`,
  },
  'reset-password': {
    allowance: 'passwordResetLinks',
    text: 'Open this link to choose a new password for Perigee. It works once and expires in an hour.',
    path: (token) => `/token?token=${token}`,
  },
};

/**
 * Mails a link to the account of an email. If the email has no account, no mail is sent, and the
 * caller gets the same reply.
 *
 * @param client the client that sends the request
 * @throws 429 if the email was sent too many, or the client requested too many
 */
export async function mailLink(
  context: SandboxContext,
  purpose: LinkPurpose,
  email: string,
  client: string,
): Promise<void> {
  await spend(context, 'clientLinks', client);
  const { allowance, text, path } = MAILS[purpose];
  await spendLink(context, allowance, email, client);
  const account = await accountOf(context, email);
  if (account === undefined) return;
  const token = await issueLinkToken(context, purpose, account.id);
  const link = context.settings.webUrl + path(token);
  await context.outbox.send({ to: account.email, text, code: null, link });
}

/** The event, and the viewer who requests its address: undefined for a visitor. */
interface EventRequest {
  name: string;
  viewer: AuthUser | undefined;
}

/**
 * Mails the address of an event's page to the account of an email, as {@link mailLink} does.
 *
 * @param client the client that sends the request
 * @throws 404 if the viewer may open no such event, 429 if the email was sent too many
 * Source: events §2 (incompatible-device overlay)
 */
export async function mailEventAddress(
  context: SandboxContext,
  { name, viewer }: EventRequest,
  email: string,
  client: string,
): Promise<void> {
  await spend(context, 'clientLinks', client);
  const event = await openPublicEvent(context, name, viewer);
  if (event === undefined) throw failure(404, eventMessages.notFound);
  await spendLink(context, 'magicLinks', email, client);
  const account = await accountOf(context, email);
  if (account === undefined) return;
  const text = `Open this link on a computer to see “${event.title}”.`;
  const link = `${context.settings.webUrl}/events/${event.slug}`;
  await context.outbox.send({ to: account.email, text, code: null, link });
}

/** The client's own limit first, so that its refused requests do not count for all clients. */
async function spendLink(
  context: SandboxContext,
  allowance: LinkAllowance,
  email: string,
  client: string,
): Promise<void> {
  await spend(context, allowance, pairOf(email, client));
  await spend(context, 'emailedLinks', email);
}

import type { SandboxContext } from '../context.ts';
import { spend } from './allowance.ts';
import { assertPhoneNumber } from './phone-number.ts';

/**
 * Texts a link to the iOS app.
 *
 * @param client the client that sends the request
 * @throws 422 for a number that cannot exist, 429 if the phone was sent too many
 */
export async function textDownloadLink(
  context: SandboxContext,
  phone: string,
  client: string,
): Promise<void> {
  assertPhoneNumber(phone);
  await spend(context, 'clientLinks', client);
  await spend(context, 'downloadLinks', phone);
  await context.outbox.send({
    to: phone,
    text: 'Get the Perigee app for iOS.',
    code: null,
    // The web app's own page: it leads to the store, whose address only the web app's settings have.
    link: `${context.settings.webUrl}/ios-app`,
  });
}

import type { SandboxContext } from '../context.ts';
import { spend } from './allowance.ts';
import { assertPhoneNumber } from './phone-number.ts';

/** A placeholder for the app’s page in the store, which no document names. */
const IOS_APP = 'https://apps.apple.com/app/id0000000000';

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
    link: IOS_APP,
  });
}

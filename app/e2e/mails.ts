import { SANDBOX_URL } from './addresses.ts';

/** Where the newest mail to this address leads, within the app. */
export async function linkMailedTo(email: string): Promise<string> {
  const url = `${SANDBOX_URL}/outbox.json?to=${encodeURIComponent(email)}`;
  const { messages } = (await (await fetch(url)).json()) as { messages: { link: string | null }[] };
  const link = messages[0]?.link;
  if (link == null) throw new Error(`No link was mailed to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

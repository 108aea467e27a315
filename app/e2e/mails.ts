import type { Sandbox } from './sandbox.ts';

/** Where the newest mail to this address leads, within the app. */
export async function linkMailedTo(sandbox: Sandbox, email: string): Promise<string> {
  const outbox = `${sandbox.url}/outbox.json?to=${encodeURIComponent(email)}`;
  const { messages } = (await (await fetch(outbox)).json()) as {
    messages: { link: string | null }[];
  };
  const link = messages[0]?.link;
  if (link == null) throw new Error(`No link was mailed to ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

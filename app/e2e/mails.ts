import type { Sandbox } from './sandbox.ts';

/** The target of the newest mail to an address, or text to a phone: its path and search. */
export async function linkMailedTo(sandbox: Sandbox, to: string): Promise<string> {
  const outbox = `${sandbox.url}/outbox.json?to=${encodeURIComponent(to)}`;
  const { messages } = (await (await fetch(outbox)).json()) as {
    messages: { link: string | null }[];
  };
  const link = messages[0]?.link;
  if (link == null) throw new Error(`No link was sent to ${to}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

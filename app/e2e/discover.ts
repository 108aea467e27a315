import type { Sandbox } from './sandbox.ts';

export interface ListedEvent {
  id: number;
  slug: string;
  title: string;
  host?: { name: string };
}

/** The public events, including the featured ones. */
export async function listedEvents(sandbox: Sandbox): Promise<ListedEvent[]> {
  const answer = await fetch(`${sandbox.url}/events/discover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return Object.values((await answer.json()) as Record<string, ListedEvent[]>).flat();
}

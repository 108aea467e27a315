/** A host, with the number of their evenings. */
export interface HostWithEvenings<Host> {
  host: Host;
  evenings: number;
}

/** The hosts of events, each once, the one with the most evenings first. Decisions, section 5. */
export function hostsOf<Host extends { id: number }>(
  events: readonly { host: Host | null }[],
): HostWithEvenings<Host>[] {
  const hosts = new Map<number, HostWithEvenings<Host>>();
  for (const { host } of events) {
    if (host === null) continue;
    hosts.set(host.id, { host, evenings: (hosts.get(host.id)?.evenings ?? 0) + 1 });
  }
  return [...hosts.values()].toSorted((one, other) => other.evenings - one.evenings);
}

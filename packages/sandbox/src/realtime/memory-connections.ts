/** One connection of a page. */
export interface Connection<Event extends unknown[]> {
  receive: (...event: Event) => void;
  /** Called when the user's sessions end. */
  close: () => void;
}

/** The open connections of all users, in this process. */
export interface MemoryConnections<Event extends unknown[]> {
  of: (userId: number) => ReadonlySet<Connection<Event>>;
  /** @returns the function that removes the connection */
  add: (userId: number, connection: Connection<Event>) => () => void;
}

export function createMemoryConnections<Event extends unknown[]>(): MemoryConnections<Event> {
  const connections = new Map<number, Set<Connection<Event>>>();
  const of = (userId: number) => connections.get(userId) ?? new Set<Connection<Event>>();
  return {
    of,
    add: (userId, connection) => {
      const all = of(userId).add(connection);
      connections.set(userId, all);
      return () => all.delete(connection);
    },
  };
}

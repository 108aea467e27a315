import type { FeatureAction, User } from '@perigee/api/zod';
import type { MeEvents, Realtime } from './realtime.ts';

/** Receives the events of one connection. */
type Receive = (event: keyof MeEvents, data: User | FeatureAction[]) => void;

/** One connection. */
interface Listener {
  receive: Receive;
  /** Called when the user's sessions end. */
  close: () => void;
}

/** A channel whose connections are in the same process. */
export interface MemoryRealtime {
  realtime: Realtime;
  /** @returns the function that unsubscribes */
  subscribe: (userId: number, listener: Listener) => () => void;
}

export function createMemoryRealtime(): MemoryRealtime {
  const listeners = new Map<number, Set<Listener>>();
  const of = (userId: number) => listeners.get(userId) ?? new Set<Listener>();
  return {
    realtime: {
      isOpen: (userId) => of(userId).size > 0,
      end: (userId) => {
        for (const { close } of of(userId)) close();
      },
      profileUpdate: (userId, user) => {
        for (const { receive } of of(userId)) receive('profileUpdate', user);
      },
      featuresUpdate: (userId, features) => {
        for (const { receive } of of(userId)) receive('featuresUpdate', features);
      },
    },
    subscribe: (userId, listener) => {
      const all = of(userId).add(listener);
      listeners.set(userId, all);
      return () => all.delete(listener);
    },
  };
}

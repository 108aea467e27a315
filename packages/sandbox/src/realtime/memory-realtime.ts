import type { FeatureAction, User } from '@perigee/api/zod';
import type { MeEvents, Realtime } from './realtime.ts';

/** Takes the events of one connection. */
type Receive = (event: keyof MeEvents, data: User | FeatureAction[]) => void;

/** A channel whose connections are in the same process. */
export interface MemoryRealtime {
  realtime: Realtime;
  /** @returns the way to stop it */
  subscribe: (userId: number, receive: Receive) => () => void;
}

export function createMemoryRealtime(): MemoryRealtime {
  const receivers = new Map<number, Set<Receive>>();
  const of = (userId: number) => receivers.get(userId) ?? new Set<Receive>();
  return {
    realtime: {
      isOpen: (userId) => of(userId).size > 0,
      profileUpdate: (userId, user) => {
        for (const receive of of(userId)) receive('profileUpdate', user);
      },
      featuresUpdate: (userId, features) => {
        for (const receive of of(userId)) receive('featuresUpdate', features);
      },
    },
    subscribe: (userId, receive) => {
      const all = of(userId).add(receive);
      receivers.set(userId, all);
      return () => all.delete(receive);
    },
  };
}

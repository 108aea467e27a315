import type { FeatureAction, User } from '@perigee/api/zod';
import { createMemoryConnections, type MemoryConnections } from './memory-connections.ts';
import type { Realtime } from './realtime.ts';

type MeEvent =
  [name: 'profileUpdate', user: User] | [name: 'featuresUpdate', features: FeatureAction[]];

/** A channel whose connections are in the same process. */
export interface MemoryRealtime {
  realtime: Realtime;
  connections: MemoryConnections<MeEvent>;
}

export function createMemoryRealtime(): MemoryRealtime {
  const connections = createMemoryConnections<MeEvent>();
  return {
    connections,
    realtime: {
      isOpen: (userId) => connections.of(userId).size > 0,
      end: (userId) => {
        for (const { close } of connections.of(userId)) close();
      },
      profileUpdate: (userId, user) => {
        for (const { receive } of connections.of(userId)) receive('profileUpdate', user);
      },
      featuresUpdate: (userId, features) => {
        for (const { receive } of connections.of(userId)) receive('featuresUpdate', features);
      },
    },
  };
}

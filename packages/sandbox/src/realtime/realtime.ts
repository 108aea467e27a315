import type { FeatureAction, User } from '@perigee/api/zod';

/** Sends changes to a user's open pages. Source: spec/realtime.yaml. */
export interface Realtime {
  /** Whether the user has an open page. Without one, the data of an event need not be loaded. */
  isOpen: (userId: number) => boolean;
  /**
   * Closes the connections of the user's open pages, because the sessions that opened them have
   * ended.
   */
  end: (userId: number) => void;
  profileUpdate: (userId: number, user: User) => void;
  featuresUpdate: (userId: number, features: FeatureAction[]) => void;
}

/** The socket.io namespace of the channel. */
export const ME_NAMESPACE = '/users/me';

/** The events of the channel, and the data of each. */
export interface MeEvents {
  profileUpdate: (user: User) => void;
  featuresUpdate: (features: FeatureAction[]) => void;
}

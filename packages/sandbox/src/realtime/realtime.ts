import type { FeatureAction, User } from '@perigee/api/zod';

/** Tells a person's open pages what changed. Source: spec/realtime.yaml. */
export interface Realtime {
  /** Whether the user has an open page: what is made for nothing else can be left out without one. */
  isOpen: (userId: number) => boolean;
  /** Closes the user's open pages' connections: the sessions that opened them are over. */
  end: (userId: number) => void;
  profileUpdate: (userId: number, user: User) => void;
  featuresUpdate: (userId: number, features: FeatureAction[]) => void;
}

/** The socket.io namespace of the channel. */
export const ME_NAMESPACE = '/users/me';

/** The events of the channel with what each carries. */
export interface MeEvents {
  profileUpdate: (user: User) => void;
  featuresUpdate: (features: FeatureAction[]) => void;
}

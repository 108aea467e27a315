import type { FeatureAction, User } from '../generated/model/index.ts';

/** The page's handlers of the server's events. Source: member §7, spec/realtime.yaml. */
export interface ChannelListeners {
  onProfileUpdate: (user: User) => void;
  onFeaturesUpdate: (features: FeatureAction[]) => void;
  /**
   * Updates may have been missed: before the first connection, or while the server refused it. `all`: of
   * everything, in the gap before a reconnection.
   */
  onMissed: (all: boolean) => void;
}

export interface Channel {
  close: () => void;
}

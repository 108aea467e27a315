import type { VideoEvents } from '@perigee/domain/video';

/** The socket.io namespace of the video provider. */
export const VIDEO_NAMESPACE = '/video';

/** An event for a page: its name and its data. */
export type VideoEvent = {
  [Name in keyof VideoEvents]: [name: Name, data: VideoEvents[Name]];
}[keyof VideoEvents];

/** Ends what the product API no longer allows. Neither call waits. */
export interface VideoChannel {
  /** Closes every room to the users who may no longer be in it: a match or an event has ended, or a ticket. */
  review: () => void;
  /** Closes the connections of a user whose sessions have ended. */
  end: (userId: number) => void;
}

/** A provider without rooms, for a sandbox that no second browser reaches. */
export const NO_VIDEO: VideoChannel = { review: () => undefined, end: () => undefined };

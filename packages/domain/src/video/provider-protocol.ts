import { z } from 'zod';
import { videoLimits } from './limits.ts';

/** What a user sends at the moment. */
const videoState = z.strictObject({
  isCameraOn: z.boolean(),
  isMicrophoneOn: z.boolean(),
});

export type VideoState = z.infer<typeof videoState>;

/** What a connection to the sandbox's video provider begins with, beside its token. */
export const videoPage = videoState.extend({
  token: z.string(),
  /** Made by the page, for all its connections. */
  pageId: z.uuid(),
  /** The page was in the room before, so that it does not take the call over from a newer page. */
  isReturn: z.boolean(),
});

export type VideoPage = z.infer<typeof videoPage>;

/** A user in the room. */
const videoMember = videoState.extend({
  userId: z.int(),
  /** Another one after each reconnection: peer connections are between two connections. */
  connectionId: z.string(),
  /** The connection was lost, and may return. */
  isAway: z.boolean(),
});

export type VideoMember = z.infer<typeof videoMember>;

const iceText = z.string().max(videoLimits.candidateLength);

/** What two pages tell each other to connect. The provider relays it. */
const videoSignal = z.union([
  z.strictObject({
    description: z.strictObject({
      type: z.enum(['offer', 'answer']),
      sdp: z.string().max(videoLimits.descriptionLength),
    }),
  }),
  z.strictObject({
    candidate: z.strictObject({
      candidate: iceText,
      sdpMid: iceText.nullable(),
      sdpMLineIndex: z.int().nonnegative().max(100).nullable(),
      usernameFragment: iceText.nullable(),
    }),
  }),
]);

export type VideoSignal = z.infer<typeof videoSignal>;

/** The events that pages send to the provider, and the data of each. */
export const videoCalls = {
  state: videoState,
  signal: z.strictObject({ to: z.string().max(100), signal: videoSignal }),
};

/** The events that the provider sends to pages, and the data of each. */
export const videoEvents = {
  /** The others in the room, in order of arrival. The first one tells a page that it has joined. */
  members: z.array(videoMember),
  signal: z.object({ from: z.string(), signal: videoSignal }),
  /** The page is no longer in the room, and should not return by itself. */
  ended: z.object({ reason: z.enum(['full', 'moved', 'closed']) }),
};

export type VideoEvents = {
  [Name in keyof typeof videoEvents]: z.infer<(typeof videoEvents)[Name]>;
};

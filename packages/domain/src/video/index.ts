export { roomCapacity, videoLimits } from './limits.ts';
export {
  videoCalls,
  videoEvents,
  videoPage,
  videoState,
  type VideoEvents,
  type VideoMember,
  type VideoPage,
  type VideoSignal,
  type VideoState,
} from './provider-protocol.ts';

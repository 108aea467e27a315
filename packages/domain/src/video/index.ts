export { roomCapacity, videoLimits } from './limits.ts';
export {
  videoCalls,
  videoEvents,
  videoPage,
  type VideoEvents,
  type VideoMember,
  type VideoPage,
  type VideoSignal,
  type VideoState,
} from './provider-protocol.ts';

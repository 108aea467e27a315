export { Call, type CallProps } from './Call/Call.tsx';
export { CallEnded, type CallEndedProps, type CallEndReason } from './CallEnded/CallEnded.tsx';
export { CallFrame } from './CallFrame.tsx';
export { IncomingCall, type IncomingCallProps } from './IncomingCall/IncomingCall.tsx';
export { PreJoin, type PreJoinProps } from './PreJoin/PreJoin.tsx';
export { browserOf, type Browser } from './PreJoin/allow-steps.ts';
export { RoomClosed, type RoomClosedProps } from './RoomClosed/RoomClosed.tsx';
export type {
  CallParticipant,
  CallRoom,
  DeviceChoice,
  DeviceChoices,
  DeviceKind,
  DeviceProblem,
  DeviceProblems,
  OwnMedia,
} from './call-props.ts';

export { Call, type CallProps } from './Call/Call.tsx';
export { CallEnded } from './CallEnded/CallEnded.tsx';
export { CallFrame } from './CallFrame.tsx';
export { IncomingCall } from './IncomingCall/IncomingCall.tsx';
export { PreJoin } from './PreJoin/PreJoin.tsx';
export { browserOf } from './PreJoin/allow-steps.ts';
export { RoomClosed } from './RoomClosed/RoomClosed.tsx';
export type {
  CallParticipant,
  CallRoom,
  DeviceChoice,
  DeviceChoices,
  DeviceProblems,
} from './call-props.ts';

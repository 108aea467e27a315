import type { CallSignal, ChatCall } from '@perigee/domain/chat';
import { videoLimits } from '@perigee/domain/video';

/** A call of another user that rings at this one. */
export type IncomingCall = Pick<ChatCall, 'conversationId' | 'callId'>;

/** What the other user says to a call. */
type CallAnswer = Extract<CallSignal, 'declined' | 'busy'>;

/** The calls that ring on the page of a user: at the others, or here. */
export interface Ringing {
  /** The call that rings here: one at a time. */
  incoming: () => IncomingCall | null;
  receive: (call: ChatCall) => void;
  /**
   * Rings at the other user of a conversation.
   *
   * @param onAnswer called when the call does not come about. Who answers it enters the room.
   * @returns the function that ends the ringing
   */
  ring: (conversationId: string, onAnswer: (answer: CallAnswer) => void) => () => void;
  /** Ends the ringing here, and tells the caller unless the user answers. */
  stop: (answer?: CallAnswer) => void;
  /** The room of the call that the user is in: other calls do not ring. */
  setRoom: (room: string | null) => void;
  /** The conversation can no longer ring. */
  end: (conversationId: string) => void;
  close: () => void;
}

interface RingingOptions {
  userId: number;
  send: (conversationId: string, callId: string, signal: CallSignal) => void;
  onChange: () => void;
}

export function createRinging({ userId, send, onChange }: RingingOptions): Ringing {
  /** The ids of calls that have stopped ringing here. A late signal does not start them again. */
  const finished = new Set<string>();
  const outgoing = new Map<string, (answer: CallAnswer) => void>();
  const timers = new Set<ReturnType<typeof setInterval>>();
  let incoming: IncomingCall | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let room: string | null = null;

  const setIncoming = (call: IncomingCall | null) => {
    clearTimeout(expiry);
    if (call !== null) expiry = setTimeout(() => setIncoming(null), videoLimits.ringExpiryMs);
    if (incoming?.callId === call?.callId) return;
    incoming = call;
    onChange();
  };
  const finish = (callId: string) => {
    finished.add(callId);
    if (incoming?.callId === callId) setIncoming(null);
  };
  const onRing = ({ conversationId, callId }: ChatCall) => {
    // Both call each other: they meet in the room.
    if (finished.has(callId) || room === conversationId) return;
    if (room !== null) send(conversationId, callId, 'busy');
    else if (incoming === null || incoming.callId === callId) {
      setIncoming({ conversationId, callId });
    }
  };

  return {
    incoming: () => incoming,
    receive: (call) => {
      const { callId, senderId, signal } = call;
      const isOwn = senderId === userId;
      if (signal === 'ring') {
        if (!isOwn) onRing(call);
      } else if (signal === 'over') {
        if (!isOwn) finish(callId);
      } else if (isOwn) {
        // On another page of the user.
        finish(callId);
      } else {
        outgoing.get(callId)?.(signal);
      }
    },
    ring: (conversationId, onAnswer) => {
      const callId = crypto.randomUUID();
      const signal = () => send(conversationId, callId, 'ring');
      outgoing.set(callId, onAnswer);
      const timer = setInterval(signal, videoLimits.ringRepeatMs);
      timers.add(timer);
      signal();
      return () => {
        clearInterval(timer);
        timers.delete(timer);
        if (outgoing.delete(callId)) send(conversationId, callId, 'over');
      };
    },
    stop: (answer) => {
      if (incoming === null) return;
      const { conversationId, callId } = incoming;
      finish(callId);
      if (answer !== undefined) send(conversationId, callId, answer);
    },
    setRoom: (next) => {
      room = next;
      if (room !== null && incoming?.conversationId === room) finish(incoming.callId);
    },
    end: (conversationId) => {
      if (incoming?.conversationId === conversationId) finish(incoming.callId);
    },
    close: () => {
      clearTimeout(expiry);
      for (const timer of timers) clearInterval(timer);
      outgoing.clear();
    },
  };
}

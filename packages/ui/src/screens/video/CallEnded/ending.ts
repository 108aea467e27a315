import { streamingMessages } from '@perigee/domain/tickets';
import type { CallRoom } from '../call-props.ts';

/**
 * Why a call ended. `left`: the viewer left; `other-left`: the last other user did; `moved`: the viewer joined it in
 * another window or on another device; `closed`: the match or the event has ended.
 */
export type CallEndReason =
  | 'left'
  | 'other-left'
  | 'no-answer'
  | 'declined'
  | 'busy'
  | 'moved'
  | 'full'
  | 'closed'
  | 'disconnected';

interface Ending {
  title: string;
  /** Without it the length of the call is shown. */
  text?: string;
  /** Calls or joins again. Left out where that cannot succeed. */
  again?: { label: string; isFirst: boolean };
  link: { label: string; to: 'back' | 'matches' };
}

/** What is said of the end of a call, and the ways on, the most likely one first. */
export function ending(room: CallRoom, reason: CallEndReason): Ending {
  const isMatch = room.kind === 'match';
  const name = isMatch ? room.name : 'The others';
  const back = {
    label: isMatch ? 'Back to the conversation' : 'Back to the event',
    to: 'back',
  } as const;
  const write = { label: 'Write instead', to: 'back' } as const;
  const callAgain = { label: isMatch ? 'Call again' : 'Join again', isFirst: false };
  switch (reason) {
    case 'left':
      return { title: 'You left the call', again: callAgain, link: back };
    case 'other-left':
      return {
        title: isMatch ? `${name} has left` : 'Everyone has left',
        again: callAgain,
        link: back,
      };
    case 'no-answer':
      return {
        title: `${name} did not answer`,
        text: 'Leave a few words, or try again later.',
        again: callAgain,
        link: write,
      };
    case 'declined':
      return {
        title: `${name} can’t talk right now`,
        text: 'Leave a few words, or try again later.',
        again: callAgain,
        link: write,
      };
    case 'busy':
      return {
        title: `${name} is in another call`,
        text: 'Leave a few words, or try again in a while.',
        again: callAgain,
        link: write,
      };
    case 'moved':
      return {
        title: 'The call goes on elsewhere',
        text: 'You joined it in another window, or on another device.',
        again: { label: 'Continue here', isFirst: true },
        link: back,
      };
    case 'full':
      return {
        title: 'The room is full',
        text: 'Try again when someone has left.',
        again: { label: 'Try again', isFirst: true },
        link: back,
      };
    case 'closed':
      return isMatch
        ? {
            title: 'This match has ended',
            text: 'You can no longer call each other.',
            link: { label: 'Back to matches', to: 'matches' },
          }
        : {
            title: streamingMessages.over,
            text: 'The room has closed.',
            link: { label: 'See your matches', to: 'matches' },
          };
    case 'disconnected':
      return {
        title: 'The connection was lost',
        text: 'Check your network, then join again.',
        again: { label: 'Join again', isFirst: true },
        link: back,
      };
  }
}

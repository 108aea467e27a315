/** The limits of chats. The documents give none: these are ours (decision M7). */
export const chatLimits = {
  /** Characters of a message. */
  messageLength: 5000,
  /** Messages of one page. */
  pageSize: 50,
  /** Milliseconds between two messages of one group, which has one time under it. */
  groupGapMs: 5 * 60 * 1000,
  /** Milliseconds without a key after which a user no longer types. */
  typingPauseMs: 3000,
  /** Milliseconds after which a page reports again that its user types, for as long as that goes on. */
  typingRepeatMs: 3500,
  /**
   * Milliseconds without a report after which the other user is no longer shown as typing: more than
   * `typingRepeatMs`, by the longest delay of a report that goes unseen.
   */
  typingShownMs: 6000,
  /** From this number of characters left on, the composer counts them. */
  countdownFrom: 200,
} as const;

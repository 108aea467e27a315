/** The state of a navigation to the room of a call that the user has answered. */
export interface AnswerState {
  hasAnswered: true;
}

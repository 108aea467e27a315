/** Somebody who is signed in, as far as the page of an event goes. */
export interface EventViewer {
  gender: string | null;
  /** A ticket is given to users who have told theirs. */
  birthdate: string | null;
}

/** Somebody who is signed in, as far as the page of an event goes. */
export interface EventViewer {
  gender: string | null;
}

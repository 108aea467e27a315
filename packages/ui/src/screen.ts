/** The areas of the product, named alike in every layer; `shell` is what stands around all of them. */
export type Area =
  | 'shell'
  | 'auth'
  | 'signup'
  | 'profile'
  | 'questionnaire'
  | 'for-you'
  | 'likes'
  | 'waitlist'
  | 'membership'
  | 'referral'
  | 'events'
  | 'tickets'
  | 'hosts'
  | 'host-portal'
  | 'admin';

/** Who may see a screen. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'host' | 'admin';

/**
 * What a screen is, as data. The Screen Index is made of these, and two checks: no route without a
 * screen, no state without a story.
 */
export interface Screen {
  /** As in the product's list of screens. */
  id: string;
  title: string;
  area: Area;
  /** Route patterns that show it. Empty for a dialog, which a route opens. */
  routes: readonly string[];
  audience: Audience;
  /** The clauses it comes from, such as 'member §2'. */
  source: readonly string[];
  /** Every state it can be in, in kebab case; `phone-invalid` is the story `PhoneInvalid`. */
  states: readonly string[];
}

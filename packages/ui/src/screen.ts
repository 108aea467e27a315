/** Who may see a screen. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'host' | 'admin';

/**
 * A line of an area's inventory. The Screen Index is made from the inventories, and two checks: no route
 * without a screen, no state without a story.
 */
export interface Screen {
  /** As in the product's list of screens. */
  id: string;
  title: string;
  /** Route patterns that show it. Empty for a dialog, which a route opens. */
  routes: readonly string[];
  audience: Audience;
  /** The clauses it comes from, such as 'member §2'. */
  source: readonly string[];
  /** Every state it can be in, to the id of the story that shows it, or whose tests do. */
  states: Readonly<Record<string, string>>;
}

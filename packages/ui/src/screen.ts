/** Who may see a screen. */
export type Audience = 'anyone' | 'visitor' | 'member' | 'host' | 'admin';

/**
 * A line of an area's inventory. The inventories are the source of the Screen Index, and of two checks: no
 * route without a screen, no state without a story.
 */
export interface Screen {
  /** The id in the product's list of screens. */
  id: string;
  title: string;
  /** Route patterns that show it. None for a dialog, which a route opens. */
  routes?: readonly string[];
  audience: Audience;
  /** The source clauses, such as 'member §2'. */
  source: readonly string[];
  /** Words that people use for it, which are in neither its title nor its states. */
  alsoCalled?: readonly string[];
  /** The mockup that it was built after: the name of its pictures in `.storybook/public/mockups`. */
  mockup?: string;
  /** Every state of the screen, with the id of the story that shows it, or whose tests do. */
  states: Readonly<Record<string, string>>;
}

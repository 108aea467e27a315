/**
 * The additional text on the docs page of a component, beside its types and stories: a story's meta takes it
 * as `parameters.guide`. Plain sentences; `code` in backticks.
 */
export interface ComponentGuide {
  /** When to use it. */
  use: readonly string[];
  /** What to use instead, and when. `component` is the name of another component's folder. */
  alternatives: readonly { component: string; when: string }[];
  /** The requirements it meets, in terms of MUST, MUST NOT and SHOULD. Its stories test them. */
  accessibility: readonly string[];
  /** How to write its texts. */
  content: readonly string[];
}

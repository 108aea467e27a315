/**
 * What the docs page of a component says beside what its types and stories say: a story's meta takes
 * it as `parameters.guide`. Plain sentences; `code` in backticks.
 */
export interface ComponentGuide {
  /** When to use it. */
  use: readonly string[];
  /** What to use instead, and when. `component` is the name of another component's folder. */
  alternatives: readonly { component: string; when: string }[];
  /** What it promises, in terms of MUST, MUST NOT and SHOULD. Its stories keep the promises. */
  accessibility: readonly string[];
  /** How to write what it shows. */
  content: readonly string[];
}

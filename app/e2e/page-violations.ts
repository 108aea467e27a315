import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is asked of a page that stands on its own, and not of a story: landmarks, title, language. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Of WCAG 2.2 AA; axe leaves it out unless it is asked for.
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ html }) => html).join(' and ')}`,
  );
}

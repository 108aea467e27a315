import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe's violations on a page, by all rules; stories leave out those on landmarks, title and language. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In one run, without a blank page that puts the results of frames of other origins together: pages have none.
    .setLegacyMode()
    // This rule belongs to WCAG 2.2 AA; axe leaves it out by default.
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ html }) => html).join(' and ')}`,
  );
}

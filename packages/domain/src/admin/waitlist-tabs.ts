import { openDecisions, WAITLIST_DECISIONS } from '../waitlist/waitlist-decision.ts';
import type { WaitlistStatus } from '../waitlist/waitlist-status.ts';

/** The statuses with a tab, in the order of the tabs. Source: admin §4. */
export const WAITLIST_TABS = [
  'subscription-failed',
  'subscription-cancelled',
  'pending',
  'database-pending',
  'database-approved',
  'user-declined',
  'maybe',
  'no',
  'pre-approved',
  'yes',
] as const satisfies readonly WaitlistStatus[];

/** An open tab, or all statuses together. Source: admin §4. */
export type WaitlistTab = (typeof WAITLIST_TABS)[number] | 'all';

/** The decisions that the list offers for an applicant: none while all statuses are listed. Source: admin §4. */
export function offeredDecisions(
  tab: WaitlistTab,
  { waitlistStatus }: { waitlistStatus: WaitlistStatus },
): readonly WaitlistStatus[] {
  return tab === 'all' ? [] : openDecisions(waitlistStatus);
}

/** The decision that ticking a row takes, or null on a tab whose rows cannot be ticked. Source: admin §4. */
export function tickedDecision(tab: WaitlistTab): 'yes' | 'pre-approved' | null {
  if (tab === 'all' || WAITLIST_DECISIONS[tab].length === 0) return null;
  return tab === 'pre-approved' ? 'yes' : 'pre-approved';
}

/** The tab after (1) or before (-1) another one, as far as there is one. */
export function neighboringTab(tab: WaitlistTab, step: 1 | -1): WaitlistTab | null {
  const index = WAITLIST_TABS.findIndex((other) => other === tab);
  if (index === -1) return step === 1 ? WAITLIST_TABS[0] : null;
  return WAITLIST_TABS[index + step] ?? null;
}

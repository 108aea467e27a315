/** Where a subscription can stand. Only active, trialing and paused are named (spec: Subscription). */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'trialing',
  'active',
  'paused',
  'cancelled',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Whether the membership holds: a pause stops the charges, not the membership. */
export function isMembershipHeld(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trialing' || status === 'paused';
}

/** What admins can do with a subscription. */
export interface SubscriptionActions {
  pause: boolean;
  resume: boolean;
  preventRenewal: boolean;
}

/** Which actions are open for a subscription. Source: admin §2, §4. */
export function subscriptionActions(subscription: {
  status: SubscriptionStatus;
  migrateToReplacementPlanAfterCancellation?: boolean | undefined;
}): SubscriptionActions {
  const { status, migrateToReplacementPlanAfterCancellation: migrates = false } = subscription;
  return {
    pause: status === 'active' || status === 'trialing',
    resume: status === 'paused',
    preventRenewal: isMembershipHeld(status) && migrates,
  };
}

/**
 * The statuses of a subscription. The documents name only active, trialing and paused (spec: Subscription).
 */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'trialing',
  'active',
  'paused',
  'cancelled',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Whether the membership is held: a pause stops the charges, not the membership. */
export function isMembershipHeld(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trialing' || status === 'paused';
}

/** The actions of admins on a subscription. */
export interface SubscriptionActions {
  pause: boolean;
  resume: boolean;
  preventRenewal: boolean;
}

/** The allowed actions on a subscription. Source: admin §2, §4. */
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

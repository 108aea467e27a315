export { isCharge } from './client-secret.ts';
export { membershipMessages, membershipStandingTexts } from './messages.ts';
export { paymentServerMessages } from './payment-messages.ts';
export { afterPeriod, formatPeriod, parsePeriod, type Period } from './period.ts';
export { discountLabel, planSavings } from './plan-price.ts';
export { centsText, chargeText, defaultPlan, intervalPriceText, planLength } from './plan-text.ts';
export { membershipServerMessages } from './server-messages.ts';
export { canBecomeMember, membershipStanding, type MembershipStanding } from './standing.ts';
export {
  isMembershipHeld,
  SUBSCRIPTION_STATUSES,
  subscriptionActions,
  type SubscriptionActions,
  type SubscriptionStatus,
} from './subscription-actions.ts';

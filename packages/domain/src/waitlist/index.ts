export {
  FEATURE_ACTIONS,
  isActivityCompleted,
  type ApplicationActivity,
  type FeatureAction,
} from './activities.ts';
export { isReadyToApply, statusAfterApplication } from './application.ts';
export { eventCardTag } from './event-card-tag.ts';
export { homeView } from './home-view.ts';
export { joinDatabaseStep, type JoinDatabaseStep } from './join-database-step.ts';
export {
  MEMBERSHIP_TYPE_LABELS,
  MEMBERSHIP_TYPES,
  type MembershipType,
} from './membership-type.ts';
export {
  decisionNeedsHNum,
  decisionNotOpenMessage,
  decisionProblem,
  openDecisions,
  WAITLIST_DECISIONS,
} from './waitlist-decision.ts';
export {
  isAccepted,
  LAPSED_STATUSES,
  wasEverAccepted,
  WAITLIST_STATUSES,
  WAITLIST_STATUS_LABELS,
  type WaitlistStatus,
} from './waitlist-status.ts';
export { waitlistHead, type WaitlistFacts } from './waitlist-head.ts';

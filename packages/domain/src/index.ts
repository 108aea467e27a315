export { birthdatesOfAges } from './admin/birthdates-of-ages.ts';
export { averageDistance, distanceText } from './admin/distance.ts';
export { nextMatchDay, queuedMatchProblem } from './admin/match-day.ts';
export { adminMessages } from './admin/messages.ts';
export { photoDecisionProblem } from './admin/photo-decision.ts';
export { missingPrompt, type PromptTemplate } from './admin/prompt-template.ts';
export { H_NUMBERS, SEARCHED_AGES } from './admin/search-options.ts';
export { authReducer, type AuthAction, type AuthState } from './auth/auth-state.ts';
export { DEFAULT_COUNTRY, isE164, maskPhone } from './auth/phone.ts';
export {
  authenticationErrorText,
  stepAfterCode,
  stepBefore,
  type SignInStep,
} from './auth/sign-in-step.ts';
export { codeFromText, isCompleteCode } from './auth/verification-code.ts';
export {
  EVENT_FORMATS,
  EVENT_ORIENTATIONS,
  EVENT_STATUSES,
  EVENT_TYPES,
  EVENT_VISIBILITIES,
  RECURRENCE_FREQUENCIES,
  type EventFormat,
  type EventOrientation,
  type EventStatus,
  type EventType,
  type EventVisibility,
  type RecurrenceFrequency,
} from './events/event-options.ts';
export { eventEndTime, isOver, type EventLengths, type EventTimes } from './events/event-times.ts';
export { admitsGender } from './for-you/fits.ts';
export { limits } from './limits.ts';
export { messages, resendCoolDownMessage } from './messages.ts';
export { ageOn } from './profile/age.ts';
export { birthdateProblem } from './profile/birthdate.ts';
export { desiredAgeProblem } from './profile/desired-age.ts';
export { locationProblem } from './profile/location.ts';
export { isProfileComplete } from './profile/profile-complete.ts';
export { usernameProblem } from './profile/username.ts';
export { heightInches, HEIGHTS, heightsBetween } from './questionnaire/heights.ts';
export { isEmail } from './signup/email.ts';
export { instagramHandle, instagramProfileUrl, isInstagramHandle } from './signup/instagram.ts';
export { fullName, isName } from './signup/name.ts';
export { SIGNUP_STEPS, signUpProgress, type SignUpStep } from './signup/signup-step.ts';
export {
  TICKET_SIDES,
  ticketSideOf,
  type TicketPools,
  type TicketSide,
} from './tickets/ticket-side.ts';
export {
  FEATURE_ACTIONS,
  homeView,
  isActivityCompleted,
  waitlistHeading,
  type ApplicationActivity,
  type FeatureAction,
  type HomeView,
} from './waitlist/home-view.ts';
export { MEMBERSHIP_TYPES, type MembershipType } from './waitlist/membership-type.ts';
export {
  decisionNeedsHNum,
  decisionNotOpenMessage,
  decisionProblem,
  WAITLIST_DECISIONS,
} from './waitlist/waitlist-decision.ts';
export {
  isAccepted,
  WAITLIST_STATUSES,
  WAITLIST_STATUS_LABELS,
  type WaitlistStatus,
} from './waitlist/waitlist-status.ts';

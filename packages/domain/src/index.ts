export { authReducer, type AuthAction, type AuthState } from './auth/auth-state.ts';
export { DEFAULT_COUNTRY, isE164, maskPhone } from './auth/phone.ts';
export {
  authenticationErrorText,
  stepAfterCode,
  stepBefore,
  type SignInStep,
} from './auth/sign-in-step.ts';
export { codeFromText, isCompleteCode } from './auth/verification-code.ts';
export { isLive } from './events/event-live.ts';
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
export { milesBetween, type Coordinates } from './for-you/distance.ts';
export { limits } from './limits.ts';
export { messages, resendCoolDownMessage } from './messages.ts';
export { birthdateProblem } from './profile/birthdate.ts';
export { desiredAgeProblem } from './profile/desired-age.ts';
export { imageProblem, type ImageMeasures } from './profile/image-problem.ts';
export { locationProblem } from './profile/location.ts';
export { profileMessages } from './profile/messages.ts';
export { isProfileComplete } from './profile/profile-complete.ts';
export {
  isSocialHandle,
  isSocialPlatform,
  SOCIAL_PLATFORMS,
  socialHandle,
  socialProfileUrl,
  type SocialPlatform,
} from './profile/social-platform.ts';
export { usernameProblem } from './profile/username.ts';
export { rewardMessages } from './rewards/messages.ts';
export { isEmail } from './signup/email.ts';
export { instagramHandle, instagramProfileUrl, isInstagramHandle } from './signup/instagram.ts';
export { fullName, isName } from './signup/name.ts';
export { SIGNUP_STEPS, signUpProgress, type SignUpStep } from './signup/signup-step.ts';
export { streamingMessages } from './streaming/messages.ts';
export { roomOf, type Room } from './streaming/room.ts';
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

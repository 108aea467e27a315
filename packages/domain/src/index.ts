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
  eventAction,
  eventObstacle,
  priceLabel,
  type BookableEvent,
  type EventAction,
  type EventActionKind,
} from './events/event-action.ts';
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
export { hasInviteLink, hostActions, type HostActions } from './events/host-actions.ts';
export { seriesChild, type SeriesChild } from './events/series-child.ts';
export { isOfEventAge, suitsEvent, type Audience, type Guest } from './events/suits-event.ts';
export {
  compatibility,
  type ComparedAttribute,
  type ComparedPerson,
} from './for-you/compatibility.ts';
export { admitsGender, fitsDeck, type DeckPerson, type DeckSearch } from './for-you/fits.ts';
export { forYouMessages } from './for-you/messages.ts';
export {
  hostSignInProblems,
  type HostSignInForm,
  type HostSignInProblems,
} from './hosts/host-sign-in.ts';
export { linkIdFrom, linkIdProblem } from './hosts/link-id.ts';
export { hostMessages } from './hosts/messages.ts';
export {
  payoutsAuthorizationUrl,
  type PayoutsAuthorization,
} from './hosts/payouts-authorization.ts';
export { isSwipingPaused, likeProblem } from './likes/decision.ts';
export { likeMessages } from './likes/messages.ts';
export { limits } from './limits.ts';
export { messages, resendCoolDownMessage } from './messages.ts';
export { paymentMessages } from './payments/messages.ts';
export { ageOn } from './profile/age.ts';
export { birthdateProblem } from './profile/birthdate.ts';
export { desiredAgeProblem } from './profile/desired-age.ts';
export { locationProblem } from './profile/location.ts';
export { isProfileComplete } from './profile/profile-complete.ts';
export { usernameProblem } from './profile/username.ts';
export { isEmail } from './signup/email.ts';
export { instagramHandle, instagramProfileUrl, isInstagramHandle } from './signup/instagram.ts';
export { fullName, isName } from './signup/name.ts';
export { SIGNUP_STEPS, signUpProgress, type SignUpStep } from './signup/signup-step.ts';
export {
  GUEST_STATUS_LABELS,
  guestStatus,
  type GuestSignup,
  type GuestStatus,
} from './tickets/guest-status.ts';
export { ticketMessages } from './tickets/messages.ts';
export {
  eventClosed,
  reservationProblem,
  type ReservationProblem,
  type TicketedEvent,
} from './tickets/reservation-problem.ts';
export { ticketCountdown, type TicketCountdown } from './tickets/ticket-countdown.ts';
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

export { optionMessages, questionnaireMessages } from './questionnaire/messages.ts';
export { birthdatesOfAges } from './admin/birthdates-of-ages.ts';
export { averageDistance, distanceText } from './admin/distance.ts';
export { nextMatchDay, queuedMatchProblem } from './admin/match-day.ts';
export { adminMessages } from './admin/messages.ts';
export { adminServerMessages } from './admin/server-messages.ts';
export { missingProfileFields, type ProfileFields } from './admin/missing-profile-fields.ts';
export { photoDecisionProblem } from './admin/photo-decision.ts';
export { missingPrompt, type PromptTemplate } from './admin/prompt-template.ts';
export { H_NUMBERS, SEARCHED_AGES } from './admin/search-options.ts';
export { authReducer, type AuthAction, type AuthState } from './auth/auth-state.ts';
export { CoolDownError } from './auth/cool-down.ts';
export { linkTimeAnnouncement, minutesAndSeconds } from './auth/magic-link.ts';
export { authMessages } from './auth/messages.ts';
export { isMobileSafari, type BrowserTraits } from './auth/mobile-safari.ts';
export { newPasswordProblem, resetTokenFromText } from './auth/new-password.ts';
export { DEFAULT_COUNTRY, isE164, maskPhone } from './auth/phone.ts';
export { codeError, stepAfterCode, stepBefore, type SignInStep } from './auth/sign-in-step.ts';
export { secondsChangeIn, secondsLeft } from './auth/seconds-left.ts';
export { codeFromText, isCompleteCode } from './auth/verification-code.ts';
export { deviceFit, type Browser, type DeviceFit } from './events/device-fit.ts';
export { earliestStart, mayStartSoon, type Organiser } from './events/earliest-start.ts';
export {
  eventAction,
  eventObstacle,
  priceLabel,
  seriesEventAction,
  type BookableEvent,
  type EventAction,
  type EventActionKind,
} from './events/event-action.ts';
export { eventAudienceLine, tagLabel } from './events/event-audience-line.ts';
export {
  eventDateLine,
  eventDay,
  eventLongDay,
  eventTime,
  eventTimeLine,
} from './events/event-date-line.ts';
export { isEventFor, type EventAudience } from './events/event-fit.ts';
export { eventFormProblems, type EventForm } from './events/event-form.ts';
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
export {
  eventStatusAt,
  REVIEW_DECISIONS,
  statusAfterUpdate,
  type ReviewDecision,
} from './events/event-status.ts';
export { eventEndTime, isOver, type EventLengths, type EventTimes } from './events/event-times.ts';
export { hasInviteLink, hostActions, type HostActions } from './events/host-actions.ts';
export { eventMessages } from './events/messages.ts';
export { eventServerMessages } from './events/server-messages.ts';
export {
  eventTypeOf,
  orientationDefaults,
  ticketPoolsOf,
  ticketPoolsProblem,
  type OrientationDefaults,
  type TicketQuantity,
} from './events/orientation.ts';
export { recurrenceStarts } from './events/recurrence.ts';
export { placeLine } from './events/place-line.ts';
export {
  chosenChild,
  seriesChild,
  type SeriesChild,
  type SeriesChoice,
} from './events/series-child.ts';
export { isReservedSlug, isSlug, slugOf } from './events/slug.ts';
export { eventStructuredData, type DescribedEvent } from './events/structured-data.ts';
export { suitsEvent, type Audience, type Guest } from './events/suits-event.ts';
export { trimmed } from './events/trimmed.ts';
export { momentOf, wallTime, zoneOffsetMs } from './events/zoned-time.ts';
export {
  compatibility,
  type ComparedAttribute,
  type ComparedPerson,
} from './for-you/compatibility.ts';
export { deckAccess, type DeckAccess } from './for-you/deck-access.ts';
export { milesBetween, type Coordinates } from './for-you/distance.ts';
export { admitsGender, fitsDeck, type DeckPerson, type DeckSearch } from './for-you/fits.ts';
export { forYouMessages } from './for-you/messages.ts';
export {
  preferencesOf,
  preferencesProblem,
  preferencesUpdate,
  type Preferences,
} from './for-you/preferences.ts';
export { swipeOutcome } from './for-you/swipe.ts';
export { hostPortalMessages } from './host-portal/messages.ts';
export { hostPortalServerMessages } from './host-portal/server-messages.ts';
export { portalTab, type PortalTab } from './host-portal/portal-tab.ts';
export { makeSchedule, type Guests, type Meeting } from './host-portal/schedule.ts';
export {
  emailProblem,
  hostSignInProblems,
  type HostSignInForm,
  type HostSignInProblems,
} from './hosts/host-sign-in.ts';
export { linkIdFrom, linkIdProblem } from './hosts/link-id.ts';
export { hostMessages } from './hosts/messages.ts';
export { hostServerMessages } from './hosts/server-messages.ts';
export {
  payoutsAuthorizationUrl,
  type PayoutsAuthorization,
} from './hosts/payouts-authorization.ts';
export { isSwipingPaused, likeProblem } from './likes/decision.ts';
export { mostLikePoints } from './likes/like-points.ts';
export { likeMessages } from './likes/messages.ts';
export {
  mayGiveFeedback,
  sentLikeStatus,
  type SentLikeFacts,
  type SentLikeStatus,
} from './likes/sent-like.ts';
export { likeServerMessages } from './likes/server-messages.ts';
export { tokenCount } from './likes/token-count.ts';
export { limits } from './limits.ts';
export { isCharge } from './membership/client-secret.ts';
export { membershipMessages, membershipStandingTexts } from './membership/messages.ts';
export { membershipServerMessages } from './membership/server-messages.ts';
export {
  afterPeriod,
  formatPeriod,
  FREE_PERIOD_UNITS,
  isFreePeriodCount,
  parsePeriod,
  type FreePeriodUnit,
  type Period,
} from './membership/period.ts';
export { discountLabel, planSavings, type PlanPrice } from './membership/plan-price.ts';
export {
  centsText,
  chargeText,
  defaultPlan,
  intervalPriceText,
  planLength,
  type PlanInterval,
} from './membership/plan-text.ts';
export {
  canBecomeMember,
  membershipStanding,
  type MembershipStanding,
} from './membership/standing.ts';
export {
  isMembershipHeld,
  SUBSCRIPTION_STATUSES,
  subscriptionActions,
  type SubscriptionActions,
  type SubscriptionStatus,
} from './membership/subscription-actions.ts';
export { messages } from './messages.ts';
export { resendCoolDownMessage, serverMessages } from './server-messages.ts';
export { errorText, replyErrorText, UserFacingError } from './user-facing-error.ts';
export { paymentServerMessages } from './payments/server-messages.ts';
export { ageOn } from './profile/age.ts';
export { birthdateEntryProblem, birthdateProblem } from './profile/birthdate.ts';
export { dateText, dateTyped } from './profile/date-entry.ts';
export { desiredAgeProblem } from './profile/desired-age.ts';
export { EDUCATION_LEVELS } from './profile/education-level.ts';
export {
  FURTHER_GENDERS,
  genderGroup,
  GENDERS,
  namedGender,
  OTHER_GENDER,
} from './profile/gender.ts';
export {
  IMAGE_TYPES,
  imageProblem,
  isImageType,
  pixelsProblem,
  type ImageMeasures,
} from './profile/image-problem.ts';
export { locationProblem, placeProblem } from './profile/location.ts';
export { profileMessages } from './profile/messages.ts';
export { profileServerMessages } from './profile/server-messages.ts';
export { withOwnAnswer, type Option } from './profile/option.ts';
export {
  photosInOrder,
  withoutPhoto,
  withPhoto,
  type ProfilePhoto,
} from './profile/photo-slots.ts';
export { pictureMessages } from './profile/picture-messages.ts';
export {
  PREFERRED_GENDERS,
  preferredGendersAfter,
  preferredGendersText,
} from './profile/preferred-genders.ts';
export { changedFields, profileChanges, type ProfileChanges } from './profile/profile-changes.ts';
export { isProfileComplete } from './profile/profile-complete.ts';
export { profileSlug, shownAge, shownEducation, shownOccupation } from './profile/profile-facts.ts';
export { areSettingsChanged, settingsProblem } from './profile/settings.ts';
export { profileDraft, type DraftedPerson, type ProfileDraft } from './profile/profile-draft.ts';
export { profileProblem } from './profile/profile-problems.ts';
export { searchRadiusText } from './profile/search-radius.ts';
export { SEXUAL_ORIENTATIONS } from './profile/sexual-orientation.ts';
export { shownPhotos } from './profile/shown-photos.ts';
export { SOCIAL_PLATFORM_NAMES, socialLinksOf } from './profile/social-links.ts';
export {
  isSocialHandle,
  isSocialPlatform,
  isSocialProfileUrl,
  SOCIAL_PLATFORMS,
  socialHandle,
  socialProfileUrl,
  type SocialPlatform,
} from './profile/social-platform.ts';
export {
  isSameUsername,
  usernameFrom,
  usernameProblem,
  usernameTooShort,
} from './profile/username.ts';
export { shortWallet, walletProblem } from './profile/wallet.ts';
export { answerText } from './questionnaire/answer-text.ts';
export {
  answerTo,
  optionsOf,
  storedAs,
  type Answer,
  wholeSpan,
  type Answers,
  type Span,
} from './questionnaire/answers.ts';
export {
  answersIn,
  firstOpenQuestion,
  incompleteSet,
  questionnaireUpdate,
  questionSets,
  settledCount,
  type Answered,
  type IncompleteSet,
  type QuestionnaireUpdate,
} from './questionnaire/completeness.ts';
export { heightInches, HEIGHTS, heightsBetween } from './questionnaire/heights.ts';
export type { PreferenceAnswers } from './questionnaire/preference-questions.ts';
export type { ProfileAnswers } from './questionnaire/profile-questions.ts';
export type { Question, QuestionSet, RangeQuestion } from './questionnaire/question.ts';
export { canContinue, changesBy, isSkipped } from './questionnaire/skipping.ts';
export { nextStep, previousStep } from './questionnaire/step-order.ts';
export { inviteCodeOf, isInviteCode, plainInviteCode } from './referral/invite-code.ts';
export { isAcceptedReply } from './referral/is-accepted-reply.ts';
export { referralMessages } from './referral/messages.ts';
export { referralServerMessages } from './referral/server-messages.ts';
export { referralProblem, type ReferralProblem } from './referral/referral-problem.ts';
export { rewardMessages } from './rewards/messages.ts';
export { rewardServerMessages } from './rewards/server-messages.ts';
export { HEADER_SOLID_AFTER_PX } from './shell/header.ts';
export { navigationLabels } from './shell/messages.ts';
export {
  accountEntries,
  firstInvitation,
  headerLinks,
  isHiddenInWaitlistMode,
  type AccountEntryId,
  type HeaderLinkId,
  type NavigationEntry,
  type NavigationUser,
} from './shell/navigation.ts';
export { isEmail } from './signup/email.ts';
export { EmailRefusedError, isEmailRefusal } from './signup/email-refused.ts';
export { instagramHandle, instagramProfileUrl, isInstagramHandle } from './signup/instagram.ts';
export { fullName, isName } from './signup/name.ts';
export {
  firstOpenStep,
  PROFILE_STEPS,
  profileStepProblem,
  type ProfileStep,
} from './signup/profile-step.ts';
export { SIGNUP_STEPS, signUpProgress, type SignUpStep } from './signup/signup-step.ts';
export { eventRoom, roomChangesIn, type EventRoom } from './streaming/event-room.ts';
export { streamingMessages } from './streaming/messages.ts';
export { streamingServerMessages } from './streaming/server-messages.ts';
export { roomOf, type Room } from './streaming/room.ts';
export { attending, type Attending } from './tickets/attending.ts';
export { ticketMessages } from './tickets/messages.ts';
export { ticketServerMessages } from './tickets/server-messages.ts';
export { placesLeft } from './tickets/places-left.ts';
export {
  eventClosed,
  reservationProblem,
  type ReservationProblem,
  type TicketedEvent,
} from './tickets/reservation-problem.ts';
export { ticketCode } from './tickets/ticket-code.ts';
export {
  countdownAnnouncement,
  countdownChangesIn,
  ticketCountdown,
  type TicketCountdown,
} from './tickets/ticket-countdown.ts';
export {
  TICKET_SIDES,
  ticketSideOf,
  type TicketPools,
  type TicketSide,
} from './tickets/ticket-side.ts';
export { statusAfterApplication } from './waitlist/application.ts';
export {
  FEATURE_ACTIONS,
  homeView,
  isActivityCompleted,
  waitlistHeading,
  type ApplicationActivity,
  type FeatureAction,
  type HomeView,
} from './waitlist/home-view.ts';
export { eventCardTag } from './waitlist/event-card-tag.ts';
export { joinDatabaseStep, type JoinDatabaseStep } from './waitlist/join-database-step.ts';
export { MEMBERSHIP_TYPES, type MembershipType } from './waitlist/membership-type.ts';
export { applicationServerMessages } from './waitlist/server-messages.ts';
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

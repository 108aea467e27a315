/** Timings in milliseconds and limits of the product. Source: member §9 unless a line says otherwise. */
export const limits = {
  /** The maximum height of a multi-select's list: pixels on wide screens, else % of the window height. */
  multiSelectHeight: { widePx: 350, narrowVh: 50 },
  /** The fade-out time of the sign-in modal. */
  modalExitMs: 450,
  /** The display time of 'You're verified'. */
  verifiedMs: 1500,
  /** The time from a successful payment to the next view. */
  paymentCompleteMs: 3_000,
  /** The times of the application status refetches after the end of the payment flow. */
  statusRefetchMs: [0, 1_000, 2_500, 4_000],
  /** The maximum of member pictures beside the membership plans. Member §2. */
  sampleAvatars: 3,
  /**
   * A server that asks to wait longer before another code has reached a limit of its own: it did not send one a
   * moment ago. Assumed: the documents give no time.
   */
  codeCoolDownMs: 60_000,
  /** Digits of a verification code. */
  codeLength: 6,
  /** Assumed: the documents give no length (spec: SignUpRequest). Characters. */
  nameLength: 80,
  /** RFC 5321. Characters. */
  emailLength: 254,
  /** Assumed: the documents give no rule for passwords (spec: PasswordReset). Characters. */
  passwordLength: { min: 8, max: 128 },
  /** The validity of a sign-in link. */
  magicLinkMs: 240_000,
  /** The maximum length is assumed (spec: Username). Characters. */
  usernameLength: { min: 2, max: 30 },
  /** A username is looked up when it has not changed for this time. Member §5, §9. */
  usernameCheckDelayMs: 750,
  /** An address is looked up when it has not changed for this time. Member §5, §9, events §7. */
  locationLookupDelayMs: 500,
  /** Assumed: the documents give no length (spec: LinkId). Characters. */
  hostLinkIdLength: { min: 2, max: 60 },
  /** Assumed, as above (spec: DateApplicationRequest). Characters. */
  dateApplicationLength: 500,
  /** The ages of members, by their birthdate. Years. */
  age: { min: 18, max: 100 },
  /** The ages that a user can look for. Years. */
  desiredAge: { min: 18, max: 100 },
  /** The search radius. The greatest one means any distance. Miles. */
  searchRadius: { min: 0, max: 100, default: 50 },
  /** The texts of the questionnaire. Assumed (spec: OptionalShortText, OptionalLongText). */
  answerLength: { short: 120, long: 2000 },
  /** Tokens sent with a like: the minimum and the step. */
  likePoints: { min: 10, step: 10 },
  /** The initial points of feedback on a like. */
  feedbackPoints: 10,
  /** Assumed: the documents give no length (spec: LikeDecision). Characters. */
  likeCommentLength: 300,
  /** The picture of a profile. Pixels. */
  profileImage: { width: 380, height: 500 },
  /** A text of the profile. Assumed: the documents give no length (spec: UserProfileUpdate). */
  profileTextLength: 120,
  /** The bio, assumed as above. Characters. */
  bioLength: 2000,
  /** The numbers of photos of a profile. The maximum is assumed (spec: UserUpdate). */
  photos: { least: 1, recommended: 3, most: 9 },
  /** The size of an uploaded picture. Assumed: the documents give none (spec: uploadImage). */
  image: {
    bytes: 5 * 1024 * 1024,
    leastPixels: 100,
    mostPixels: 8000,
    /** Ours: the aspect ratio of a crop may differ by this share, because sizes are whole pixels. */
    cropTolerance: 0.01,
  },
  /** The JPEG quality of a cropped picture. */
  cropQuality: 0.7,
  /** The delay before an automatic crop is saved. Events §9. */
  autoCropMs: 500,
  /** The time in which a user has to return after starting to link an account. Assumed. */
  socialLinkMs: 10 * 60 * 1000,
  /** The delay before the popup for linking an account closes, after a failure or a success. Member §8. */
  socialWindowCloseMs: 2_000,
  /** The radius of a reverse place lookup. Assumed (spec: reverseGeocode). Miles. */
  placeWithinMiles: 62,
  /** An event is live from this time before its start. Events §9. */
  preparationBufferMs: 10 * 60 * 1000,
  /** The time for which a fetched public profile is cached. */
  publicProfileCacheMs: 30 * 60 * 1000,
  /** A countdown shows days if this time or more is left. Events §9. */
  countdownDaysFromMs: 24 * 60 * 60 * 1000,
  /** A countdown shows hours if this time or more is left. Events §9. */
  countdownHoursFromMs: 60 * 60 * 1000,
  /** Ours: minutes before the start at which screen readers announce it, and how long the text stays. */
  countdownAnnouncements: { minutes: [60, 10, 5, 1], forMs: 5_000 },
  /** The delay of the full-access notice for a user who comes from the waitlist. Member §9, events §9. */
  fullAccessDelayMs: 1_000,
  /** The time for which a ticket is held for its payment: the card provider's minimum. Assumed. */
  ticketHoldMs: 30 * 60 * 1000,
  /** The maximum of invitations that one call mails. Assumed. */
  invitationsAtOnce: 200,
  /** The limits of the event form. Source: events §3, §4, §5, §9. */
  event: {
    /** Characters. */
    titleLength: 35,
    /** Of admins. Assumed (spec: EventTitle). */
    titleLengthOfAdmins: 120,
    /** Characters. */
    descriptionLength: 500,
    /** Years. */
    age: { min: 18, max: 100 },
    ageDefault: { min: 20, max: 35 },
    /** US dollars. The maximum is assumed (spec: TicketPrice). */
    priceDefault: 20,
    priceMost: 10_000,
    /** Assumed: the documents give no length (spec: EventSlug). Characters. */
    slugLength: 100,
    /** The time of day of a new event of a host, whose earliest start is a whole day. Ours. */
    startTimeDefault: '20:00',
    /** Tickets of one side of events that are not straight. Assumed (spec: TicketCount). */
    ticketsMost: 500,
    /** Tickets per side of a straight event and their maximum; tickets of other events' one pool. */
    tickets: { straight: 5, straightMost: 10, other: 6 },
    /** The minimum lead time of an event; admins and level-3 hosts are exempt. */
    startLeadWeeks: 2,
    /** The step of the start's minutes, for users who are not admins. */
    startStepMinutes: 30,
    /** The maximum of events of a series. */
    recurrenceMost: 3,
    /** Characters of the title on a card. */
    cardTitleLength: 40,
    /** Characters of the description on a card. */
    cardDescriptionLength: 150,
    /** Characters of the description on the page, until it is expanded. */
    pageDescriptionLength: 300,
    /** Pixels. */
    cover: { width: 1040, height: 450 },
    /** Pixels. */
    vertical: { width: 585, height: 1266 },
    /** A picture of the gallery. Ours: the documents give no size. Pixels. */
    gallery: { width: 1200, height: 900 },
  },
  /** The display time of the For-you deck's overlay, before the list advances. Member §2. */
  deckOverlayMs: { admin: 200, others: 400 },
  /** Applicants on a page of the admin's waitlist. Ours: the documents give no number. */
  waitlistPageSize: 25,
  /** The maximum page of the waitlist, and characters of a search. Assumed (spec: listWaitlist). */
  waitlistLastPage: 1_000_000,
  waitlistSearchLength: 120,
  /** The text of the search for users. Assumed (spec: listActiveUsers). Characters. */
  userSearchLength: 200,
  /** The waitlist is searched when the text has not changed for this time. Ours. */
  adminSearchDelayMs: 250,
  /** The time between 'Approve Selected' and the calls, in which it can be undone. Source: admin §4, §9. */
  bulkApproveMs: 600,
  /** Guests, and applicants, on a page of the event manager. Ours: the documents give no number. */
  guestPageSize: 20,
  /** The time in which an accepted or declined applicant can be taken back before the call is sent. Ours. */
  undoMs: 6_000,
  /** The length of an invite code in letters and digits. Ours: the documents show none. */
  inviteCodeLength: 8,
  /**
   * The maximum length of a typed code, or of the code of a link. Assumed (spec: ReferralCode). Characters.
   */
  referralCodeLength: 64,
  /** The weeks or months of a free period. Admin §5, §9. */
  freePeriodCount: { min: 1, max: 12 },
  /** Assumed: the documents give no length (spec: FreeSubscriptionRequest). Characters. */
  freeReasonLength: 500,
  /** The time from the acceptance to the first charge, of which the user is notified. */
  firstChargeAfterMs: 7 * 24 * 60 * 60 * 1000,
  /** The ages that admins can search for. Years. Source: admin §2, §9. */
  searchedAge: { min: 18, max: 117 },
  /** Source: admin §5, §9. */
  hNum: { min: 1, max: 10 },
  /** Rows per page of the admins' tables. Source: admin §9. */
  adminPageSize: { matches: 10, activeUsers: 100, recommendations: 10, feedback: 10 },
  /** The decimals of a distance between an ideal and a member. Source: admin §9. */
  distanceDecimals: 3,
  /** The delay before the profiles are refetched after a new prompt. Source: admin §9. */
  promptRefetchMs: 1_000,
  /** The number of members that are shown beside a user's ideal. Assumed. */
  idealMatches: 10,
  /** Texts of admins. Assumed (spec: PhotoDecision, MatchFeedbackRequest, PromptText). Characters. */
  rejectionReasonLength: 200,
  matchFeedbackLength: 2000,
  promptLength: 4000,
  /** Models that generate pictures. Assumed (spec: DrawImageRequest, TrainImageModelRequest). */
  imageModel: { promptLength: 1000, nameLength: 80, mostPictures: 20 },
  /** The weekday on which queued matches appear, counted from Sunday. Assumed. */
  matchWeekday: 0,
} as const;

/** Timings in milliseconds and limits of the product. Source: member §9 unless a line says otherwise. */
export const limits = {
  /** The list of a multi-select is at most so high: pixels on wide screens, else hundredths of it. */
  multiSelectHeight: { widePx: 350, narrowVh: 50 },
  /** The sign-in modal fades out. */
  modalExitMs: 450,
  /** 'You're verified' stays. */
  verifiedMs: 1500,
  /** From a payment that went through to the way on. */
  paymentCompleteMs: 3_000,
  /** After the payment flow has come to its end the application status is asked for so much later. */
  statusRefetchMs: [0, 1_000, 2_500, 4_000],
  /** Pictures of members that stand beside the membership plans, at most. Member §2. */
  sampleAvatars: 3,
  /** Digits of a verification code. */
  codeLength: 6,
  toastErrorMs: 20_000,
  toastMs: 5_000,
  toastShortMs: 2_500,
  /** Assumed: the documents give no length (spec: SignUpRequest). Characters. */
  nameLength: 80,
  /** RFC 5321. Characters. */
  emailLength: 254,
  /** Assumed: the documents give no rule for passwords (spec: PasswordReset). Characters. */
  passwordLength: { min: 8, max: 128 },
  /** A sign-in link is good for so long. */
  magicLinkMs: 240_000,
  /** The greatest length is assumed (spec: Username). Characters. */
  usernameLength: { min: 2, max: 30 },
  /** A username is looked up when it has rested for so long. Member §5, §9. */
  usernameCheckDelayMs: 750,
  /** So is an address. Member §5, §9, events §7. */
  locationLookupDelayMs: 500,
  /** Assumed: the documents give no length (spec: LinkId). Characters. */
  hostLinkIdLength: { min: 2, max: 60 },
  /** Assumed, as above (spec: DateApplicationRequest). Characters. */
  dateApplicationLength: 500,
  /** Of members, by their birthdate. Years. */
  age: { min: 18, max: 100 },
  /** Of those whom somebody looks for. Years. */
  desiredAge: { min: 18, max: 100 },
  /** How far away somebody may be. The greatest one means any distance. Miles. */
  searchRadius: { min: 0, max: 100, default: 50 },
  /** Of what is written in the questionnaire. Assumed (spec: OptionalShortText, OptionalLongText). */
  answerLength: { short: 120, long: 2000 },
  /** Tokens that go with a like: at least so many, in such steps. */
  likePoints: { min: 10, step: 10 },
  /** Points that feedback on a like begins with. */
  feedbackPoints: 10,
  /** Assumed: the documents give no length (spec: LikeDecision). Characters. */
  likeCommentLength: 300,
  /** Of a profile. Pixels. */
  profileImage: { width: 380, height: 500 },
  /** Of a text in the profile. Assumed: the documents give no length (spec: UserProfileUpdate). */
  profileTextLength: 120,
  /** Of the bio, as above. Characters. */
  bioLength: 2000,
  /** Photos of a profile. The greatest number is assumed (spec: UserUpdate). */
  photos: { least: 1, recommended: 3, most: 9 },
  /** Of an uploaded picture. Assumed: the documents give none (spec: uploadImage). */
  image: { bytes: 5 * 1024 * 1024, leastPixels: 100, mostPixels: 8000 },
  /** Of a picture that was cropped, which is a JPEG. */
  cropQuality: 0.7,
  /** Where nobody is asked, the crop is saved after so long. Events §9. */
  autoCropMs: 500,
  /** Assumed: whoever begins to link an account has so long to come back. */
  socialLinkMs: 10 * 60 * 1000,
  /** The window in which an account is linked closes so long after it failed, or was linked. Member §8. */
  socialWindowCloseMs: 2_000,
  /** Assumed: a place is looked for so far around (spec: reverseGeocode). Miles. */
  placeWithinMiles: 62,
  /** An event is live from so long before its start. Events §9. */
  preparationBufferMs: 10 * 60 * 1000,
  /** A public profile that was fetched is good for so long. */
  publicProfileCacheMs: 30 * 60 * 1000,
  /** A countdown counts days from so long before the start. Events §9. */
  countdownDaysFromMs: 24 * 60 * 60 * 1000,
  /** From so long before the start it shows hours. Events §9. */
  countdownHoursFromMs: 60 * 60 * 1000,
  /** Ours: so many minutes before the start it is said aloud, and stands to be heard so long. */
  countdownAnnouncements: { minutes: [60, 10, 5, 1], forMs: 5_000 },
  /** Whoever comes from the waitlist is told of full access so much later. Member §9, events §9. */
  fullAccessDelayMs: 1_000,
  /** Assumed: a ticket waits so long for its payment, which is the card provider's least. */
  ticketHoldMs: 30 * 60 * 1000,
  /** Assumed: people that one call to invite all mails at most. */
  invitationsAtOnce: 200,
  /** Of the event form. Source: events §3, §4, §5, §9. */
  event: {
    /** Characters. */
    titleLength: 35,
    /** Characters. */
    descriptionLength: 500,
    /** Years. */
    age: { min: 18, max: 100 },
    ageDefault: { min: 20, max: 35 },
    /** US dollars. */
    priceDefault: 20,
    /** A side of a straight event has so many tickets, and at most so many; others have one pool. */
    tickets: { straight: 5, straightMost: 10, other: 6 },
    /** Before a start that is no admin's and no level-3 host's. */
    startLeadWeeks: 2,
    /** Between the minutes that those who are no admins may start at. */
    startStepMinutes: 30,
    /** Events of a series. */
    recurrenceMost: 3,
    /** Characters of the title on a card. */
    cardTitleLength: 40,
    /** Characters of the description on a card. */
    cardDescriptionLength: 150,
    /** Characters of the description on the page, until more is asked for. */
    pageDescriptionLength: 300,
    /** Pixels. */
    cover: { width: 1040, height: 450 },
    /** Pixels. */
    vertical: { width: 585, height: 1266 },
  },
  /** The overlay of the For-you deck stays so long before the list advances. Member §2. */
  deckOverlayMs: { admin: 200, others: 400 },
  /** Applicants on a page of the admin's waitlist. Ours: no document says. */
  waitlistPageSize: 25,
  /** Letters and digits of a code by which somebody invites others. Ours: no document shows one. */
  inviteCodeLength: 8,
  /** Of a code that somebody types or follows. Assumed (spec: ReferralCode). Characters. */
  referralCodeLength: 64,
  /** Weeks or months that are given for nothing. Admin §5, §9. */
  freePeriodCount: { min: 1, max: 12 },
  /** Assumed: the documents give no length (spec: FreeSubscriptionRequest). Characters. */
  freeReasonLength: 500,
  /** Whoever is accepted is charged for the first time so long afterwards, and told of it. */
  firstChargeAfterMs: 7 * 24 * 60 * 60 * 1000,
  /** Of people whom admins search for. Years. Source: admin §2, §9. */
  searchedAge: { min: 18, max: 117 },
  /** Source: admin §5, §9. */
  hNum: { min: 1, max: 10 },
  /** Rows of the admins' tables that stand on a page. Source: admin §9. */
  adminPageSize: { matches: 10, activeUsers: 100, recommendations: 10, feedback: 10 },
  /** Of the distances between an ideal and a member. Source: admin §9. */
  distanceDecimals: 3,
  /** After a new prompt the profiles are fetched again so much later. Source: admin §9. */
  promptRefetchMs: 1_000,
  /** Assumed: members who are shown beside somebody's ideal. */
  idealMatches: 10,
  /** Assumed: the day of the week on which queued matches appear, counted from Sunday. */
  matchWeekday: 0,
} as const;

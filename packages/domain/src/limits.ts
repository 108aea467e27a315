/** Timings in milliseconds and limits of the product. Source: member §9 unless a line says otherwise. */
export const limits = {
  /** Scrolled further than this, the header turns solid. Pixels. */
  headerSolidAfterPx: 120,
  /** The sign-in modal fades out. */
  modalExitMs: 450,
  /** 'You're verified' stays. */
  verifiedMs: 1500,
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
  /** Of members, by their birthdate. Years. */
  age: { min: 18, max: 100 },
  /** Of those whom somebody looks for. Years. */
  desiredAge: { min: 18, max: 100 },
  /** A public profile that was fetched is good for so long. */
  publicProfileCacheMs: 30 * 60 * 1000,
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

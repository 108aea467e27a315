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
  /** Photos of a profile. The greatest number is assumed (spec: UserUpdate). */
  photos: { least: 1, recommended: 3, most: 9 },
  /** Of an uploaded picture. Assumed: the documents give none (spec: uploadImage). */
  image: { bytes: 5 * 1024 * 1024, leastPixels: 100, mostPixels: 8000 },
  /** Assumed: whoever begins to link an account has so long to come back. */
  socialLinkMs: 10 * 60 * 1000,
  /** Assumed: a place is looked for so far around (spec: reverseGeocode). Miles. */
  placeWithinMiles: 62,
  /** An event is live from so long before its start. Events §9. */
  preparationBufferMs: 10 * 60 * 1000,
  /** A public profile that was fetched is good for so long. */
  publicProfileCacheMs: 30 * 60 * 1000,
} as const;

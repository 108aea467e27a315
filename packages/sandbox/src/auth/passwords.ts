/** Hashes passwords and compares them. How depends on the platform: each has another slow function. */
export interface Passwords {
  /** A hash with a salt of its own: the same password never gives the same one twice. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the one that was hashed. Where there is no hash the answer is no, and
   * takes as long, so that the time does not tell who has a password.
   */
  matches: (password: string, hash: string | null) => Promise<boolean>;
}

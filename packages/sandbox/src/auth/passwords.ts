/** Hashes passwords and compares them. The slow hash function depends on the platform. */
export interface Passwords {
  /** Hashes with a random salt: the same password never gives the same hash twice. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the one that was hashed. Without a hash the result is false after the
   * same time, so that the duration does not reveal which accounts have a password.
   */
  matches: (password: string, hash: string | null) => Promise<boolean>;
}

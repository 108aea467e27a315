import { UserFacingError } from '../user-facing-error.ts';

/** The last code was sent a moment ago; another can be requested from `endsAt` on. */
export class CoolDownError extends UserFacingError {
  override readonly name = 'CoolDownError';
  readonly endsAt: Date;

  constructor(userText: string, endsAt: Date) {
    super(userText);
    this.endsAt = endsAt;
  }
}

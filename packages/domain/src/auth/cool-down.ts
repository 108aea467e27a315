import { UserFacingError } from '../user-facing-error.ts';

/** A code was sent a moment ago; another can be asked for from `endsAt` on. */
export class CoolDownError extends UserFacingError {
  override readonly name = 'CoolDownError';
  readonly endsAt: Date;

  constructor(userText: string, endsAt: Date) {
    super(userText);
    this.endsAt = endsAt;
  }
}

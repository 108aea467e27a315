/** A code was sent a moment ago; another can be asked for from `endsAt` on. */
export class CoolDownError extends Error {
  override readonly name = 'CoolDownError';
  readonly endsAt: Date;

  constructor(message: string, endsAt: Date) {
    super(message);
    this.endsAt = endsAt;
  }
}

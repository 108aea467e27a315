/**
 * Whether a card is charged by what the client secret stands for; else the card is only kept.
 *
 * @param identifier a client secret, or the identifier that it begins with
 * Source: member §4
 */
export function isCharge(identifier: string): boolean {
  return identifier.startsWith('pi');
}

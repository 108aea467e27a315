/**
 * Whether the intent of a client secret charges the card; otherwise it only saves the card.
 *
 * @param identifier a client secret, or the identifier that it begins with
 * Source: member §4
 */
export function isCharge(identifier: string): boolean {
  return identifier.startsWith('pi');
}

/** Whether an intent charges a card. The others keep one. Source: member §4. */
export const isCharge = (intentId: string): boolean => intentId.startsWith('pi');

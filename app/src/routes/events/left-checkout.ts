const KEY = 'leftForCheckout';

/** Notes for this tab that the user leaves for the payment page of a ticket. */
export function rememberCheckout(eventId: number): void {
  sessionStorage.setItem(KEY, String(eventId));
}

/** The event whose payment page this tab was left for, or null. */
export function rememberedCheckout(): number | null {
  const eventId = sessionStorage.getItem(KEY);
  return eventId === null ? null : Number(eventId);
}

/** The page has said so. */
export function forgetCheckout(): void {
  sessionStorage.removeItem(KEY);
}

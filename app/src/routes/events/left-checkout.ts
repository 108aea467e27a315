const KEY = 'leftForCheckout';

/** Records for this tab that the user leaves for the payment page of a ticket. */
export function rememberCheckout(eventId: number): void {
  sessionStorage.setItem(KEY, String(eventId));
}

/** The event whose payment page the user left this tab for, or null. */
export function rememberedCheckout(): number | null {
  const eventId = sessionStorage.getItem(KEY);
  return eventId === null ? null : Number(eventId);
}

/** Called once the event's page has shown it, or the user has returned with a ticket. */
export function forgetCheckout(): void {
  sessionStorage.removeItem(KEY);
}

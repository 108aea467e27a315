/** What a profile can lack for a ticket. */
export type MissingForTicket = 'profile' | 'birthdate';

interface Buyer {
  completedOnboarding: boolean;
  birthdate?: string | null | undefined;
}

/** What a user's profile lacks for a ticket; null if nothing. Source: events §4, decisions P-73 and P-403. */
export function missingForTicket({
  completedOnboarding,
  birthdate,
}: Buyer): MissingForTicket | null {
  if (!completedOnboarding) return 'profile';
  return (birthdate ?? null) === null ? 'birthdate' : null;
}

import { countedGender } from './ticket-counts.ts';
import type { CountedGender } from './ticket-counts.ts';

/** The properties of a signup that a host searches and filters by. */
interface FilteredGuest {
  userId: number;
  status: string;
  gender?: string | null;
  signedUpByUser: { name: string; username: string | null };
}

/** What a host searches a guest list for. */
export interface GuestFilter {
  /** A part of the name or username, or the user ID. */
  text: string;
  status: 'all' | 'going' | 'reserved';
  gender: 'all' | CountedGender;
}

export const NO_GUEST_FILTER: GuestFilter = { text: '', status: 'all', gender: 'all' };

/** Without case and accents, so that 'elodie' finds 'Élodie'. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The guests that a filter lets through, in their order. */
export function filteredGuests<Guest extends FilteredGuest>(
  guests: readonly Guest[],
  { text, status, gender }: GuestFilter,
): readonly Guest[] {
  const wanted = plain(text.trim()).replace(/^@/, '');
  if (wanted === '' && status === 'all' && gender === 'all') return guests;
  return guests.filter(
    (guest) =>
      (status === 'all' || guest.status === status) &&
      (gender === 'all' || countedGender(guest.gender) === gender) &&
      (wanted === '' ||
        plain(guest.signedUpByUser.name).includes(wanted) ||
        plain(guest.signedUpByUser.username ?? '').includes(wanted) ||
        String(guest.userId) === wanted),
  );
}

/** Where somebody on the guest list stands. `paying`: their ticket waits for its payment. */
export type GuestStatus = 'applicant' | 'paying' | 'paid' | 'free';

/** A line of the guest list, as far as its status goes. */
export interface GuestSignup {
  status: 'applied' | 'reserved' | 'going';
  paid: boolean;
}

/** Source: events §2; the words are assumed. */
export const GUEST_STATUS_LABELS: Record<GuestStatus, string> = {
  applicant: 'Asks to come',
  paying: 'Payment pending',
  paid: 'Paid',
  free: 'Free ticket',
};

/** Where somebody on the guest list stands. Source: events §2, spec EventSignup. */
export function guestStatus({ status, paid }: GuestSignup): GuestStatus {
  if (status === 'applied') return 'applicant';
  if (status === 'reserved') return 'paying';
  return paid ? 'paid' : 'free';
}

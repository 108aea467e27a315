/** Kinds of membership. Source: member §3, admin §3. */
export const MEMBERSHIP_TYPES = [
  'general',
  'founding-board',
  'founding-member',
  'lifetime-free',
  'preferred',
  'partnerships',
  'friends',
] as const;

export type MembershipType = (typeof MEMBERSHIP_TYPES)[number];

/** The documents have no table of labels: title case, as decided. */
export const MEMBERSHIP_TYPE_LABELS: Record<MembershipType, string> = {
  general: 'General',
  'founding-board': 'Founding Board',
  'founding-member': 'Founding Member',
  'lifetime-free': 'Lifetime Free',
  preferred: 'Preferred',
  partnerships: 'Partnerships',
  friends: 'Friends',
};

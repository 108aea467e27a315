/** What the sandbox answers; a real product API words its own. */
export const applicationServerMessages = {
  profileMissing: 'Complete your profile before you join the database',
} as const;

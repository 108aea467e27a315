/** The sandbox's messages; a real product API has its own. */
export const applicationServerMessages = {
  profileMissing: 'Complete your profile before you join the database',
  accepted:
    'You are accepted. Welcome to Perigee! Sign in to meet people and reserve your first evening.',
} as const;

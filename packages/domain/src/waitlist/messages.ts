/** The sandbox's texts of applying. */
export const applicationMessages = {
  server: {
    profileMissing: 'Complete your profile before you join the database',
  },
} as const;

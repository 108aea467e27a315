/** The texts for hosts. Source: events §5, §8. */
export const hostMessages = {
  signIn: {
    emailEmpty: 'Email cannot be empty',
    emailInvalid: 'Email is invalid',
    passwordEmpty: 'Password cannot be empty',
  },
} as const;

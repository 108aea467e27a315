/** Messages of the server that rules and stories know; the sandbox adds its own. */
export const eventServerMessages = {
  onboardingFirst: 'Finish your profile before you open this event',
  slugWithoutLetter: 'Use at least one letter, hyphen or underscore in the slug',
  startOffStep: 'Choose a start time on the hour or half past',
  oneOrientation: 'Choose one orientation: only admins can choose several',
  noTickets: 'Offer at least one ticket',
  tooManyTickets: (most: number) => `Offer at most ${most} tickets for women, and for men`,
  menOnly: 'Leave the tickets for women at 0: this orientation is for men',
  womenOnly: 'Leave the tickets for men at 0: this orientation is for women',
  onePool: 'Leave the tickets for women at 0: this orientation has one pool for everybody',
  adminsChoose: (field: string) => `Leave ${field} as it is: only admins can change it`,
  over: 'This event is over. Make a new one instead',
} as const;

/** All benefits of a membership. The words are ours: no document contains any. Source: member §2. */
export const BENEFITS = [
  'A deck of people who fit what you look for',
  'Likes that carry tokens and a few words',
  'Chat and video dates with your matches',
  'Tickets to evenings for members',
  'Every member is hand-picked',
  'The iOS app, with your card in it',
] as const;

/** The benefits that represent all of them if there is little space. */
export const SHORT_BENEFITS = [BENEFITS[0], BENEFITS[3], BENEFITS[4]] as const;

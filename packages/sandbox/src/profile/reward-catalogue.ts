/** The rewards that points buy, the cheapest first. No document shows any; they are our own. */
export const REWARDS = [
  {
    id: 1,
    name: 'Profile boost',
    description: 'Your profile comes first in decks for one evening.',
    points: 50,
  },
  {
    id: 2,
    name: 'Second look',
    description: 'A matchmaker writes to you with what would make your profile stronger.',
    points: 80,
  },
  {
    id: 3,
    name: 'Waitlist priority',
    description: 'Your application is read next.',
    points: 120,
  },
  {
    id: 4,
    name: 'Free ticket',
    description: 'One evening of your choice is on us.',
    points: 200,
  },
] as const;

export type CatalogueReward = (typeof REWARDS)[number];

/** What the decks say. Source: member §2; admin §2, §8. */
export const forYouMessages = {
  seenEveryone: "You've seen everyone who fits your preferences",
  hideFailed: 'An error occurred, please try again',
  loadFailed: 'Something went wrong. Please, try again later!',
} as const;

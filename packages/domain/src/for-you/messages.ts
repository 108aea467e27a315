/** The texts around the deck and the preferences. Source: member §2, §8; the rest is ours. */
export const forYouMessages = {
  end: "You've seen everyone who fits your preferences",
  /** For a deck that was empty from the start. This text is ours, as are the next. */
  noOneNew: 'No one new fits your preferences right now',
  comeBack: 'Every member is hand-picked, so new people join a few at a time.',
  noOneSkipped: "No one came back: you haven't skipped anyone who fits your preferences.",
  preferencesSaved: 'Preferences Saved',
  /** Shown where swipe actions are hidden. Source: member §2 (For-you deck), decisions C-32 and A-45. */
  accepted: "You're accepted: like and pass people in the iOS app.",
  paused: 'Your subscription is paused: like and pass people in the iOS app once it is resumed.',
} as const;

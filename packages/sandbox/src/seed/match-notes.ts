/** An admin's notes after conversations with a member about their matches, more than a page of them. */
export const MATCH_NOTES = [
  'Would rather meet someone who likes to travel.',
  'The last match was too far away. Keep to the same city.',
  'Enjoyed the dinner, wants to see more people from the arts.',
  'Does not want to date colleagues from health care.',
  'Asked for someone closer in age.',
  'No smokers, not even now and then.',
  'Away until the end of the month. Hold matches back.',
  'Very happy with the conversation, less so with the timing.',
  'Prefers a first date by day.',
  'Open to someone with children after all.',
  'Found the last profile too brief. Ask for more photos first.',
  'Would like a second try with the match of last spring.',
] as const;

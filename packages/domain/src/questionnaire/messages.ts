/**
 * Of fields that choose among options. Source: member §5, §8; 'Open to all' is a state of the
 * preference questions (screen index), the rest is ours.
 */
export const optionMessages = {
  selectOne: 'Select One',
  none: 'No options available',
  openToAll: 'Open to all',
  chosen: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
  clear: 'Clear',
} as const;

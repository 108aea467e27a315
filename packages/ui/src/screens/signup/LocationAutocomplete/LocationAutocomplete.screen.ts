import type { Screen } from '../../../screen.ts';

export const locationAutocomplete: Screen = {
  id: 'location-autocomplete',
  title: 'Location autocomplete',
  area: 'signup',
  routes: [],
  audience: 'member',
  source: ['member §5', 'member §8', 'events §7'],
  states: ['empty', 'typing-debounce-500ms', 'suggestions', 'chosen', 'lookup-failed'],
};

import { EVENT_ORIENTATIONS, type EventOrientation } from '../events/event-options.ts';
import type { Option } from './option.ts';

const LABELS: Record<EventOrientation, string> = {
  straight: 'Straight',
  lesbian: 'Lesbian',
  gay: 'Gay',
  open: 'Open',
  lgbtq_plus: 'LGBTQ+',
};

/** The options of the Sexuality step: the values of events. Source: member §9. */
export const SEXUAL_ORIENTATIONS: readonly Option[] = EVENT_ORIENTATIONS.map((value) => ({
  value,
  label: LABELS[value],
}));

import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { chosenPin } from './LocationField.css.ts';

/** The icon before the text: it changes its colour once a place is chosen. */
export function LocationPin({ chosen }: { chosen: boolean }) {
  return <MapPin className={clsx(chosen && chosenPin)} size={20} strokeWidth={1.5} />;
}

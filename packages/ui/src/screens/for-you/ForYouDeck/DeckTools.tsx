import { searchRadiusText } from '@perigee/domain/profile';
import { MapPin } from 'lucide-react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { nearby } from './ForYouDeck.css.ts';

export interface DeckToolsProps {
  /** The search radius of the deck, in miles. */
  distance: number;
  onNearby: () => void;
  onPreferences: () => void;
}

/** The controls beside the deck's title: its search radius, and its preferences. */
export function DeckTools({ distance, onNearby, onPreferences }: DeckToolsProps) {
  const text = searchRadiusText(distance);
  return (
    <>
      <Button
        className={nearby}
        variant="quiet"
        size="small"
        aria-label={`Nearby: ${text}`}
        onClick={onNearby}
      >
        <Icon icon={MapPin} />
        {text}
      </Button>
      <Button variant="outline" size="small" onClick={onPreferences}>
        Preferences
      </Button>
    </>
  );
}

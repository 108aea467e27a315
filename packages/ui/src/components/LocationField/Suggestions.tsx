import { Autocomplete } from '@base-ui/react/autocomplete';
import { MapPin } from 'lucide-react';
import type { Place } from '@perigee/api';
import { optionMessages } from '@perigee/domain/questionnaire';
import { positioner } from '../../theme/popup.css.ts';
import { nothing, pin, suggestion, suggestions } from './LocationField.css.ts';

interface SuggestionsProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** Undefined before the first lookup. */
  places: readonly Place[] | undefined;
  onChoose: (place: Place) => void;
}

/** The suggested places below the field, or the message that there are none. */
export function Suggestions({ label, places, onChoose }: SuggestionsProps) {
  return (
    <Autocomplete.Portal>
      <Autocomplete.Positioner className={positioner} sideOffset={6} align="start">
        <Autocomplete.Popup className={suggestions}>
          <Autocomplete.Status>
            {places?.length === 0 && <div className={nothing}>{optionMessages.none}</div>}
          </Autocomplete.Status>
          <Autocomplete.List aria-label={label}>
            {places?.map((place) => (
              <Autocomplete.Item
                key={`${place.geoLat} ${place.geoLng} ${place.location}`}
                className={suggestion}
                value={place}
                onClick={() => onChoose(place)}
              >
                <MapPin className={pin} size={16} strokeWidth={1.5} aria-hidden="true" />
                {place.location}
              </Autocomplete.Item>
            ))}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { LocationField } from '../../src/components/LocationField/LocationField.tsx';
import { Suggestions } from '../../src/components/LocationField/Suggestions.tsx';

const place = {
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey, Wales',
  geoLat: 53.2,
  geoLng: -4.2,
  userAddress: { locality: 'Llanfairpwllgwyngyll', region: 'Wales', country: 'United Kingdom' },
};

const nothing = () => undefined;

/** The list is rendered by itself because the field opens it only for typed text. */
export default function LongLocationField() {
  return (
    <>
      <LocationField
        label="The city, town or village where you live for most of the year"
        value={{ text: place.location, place }}
        error="Choose one of the places that are suggested, rather than one of your own"
        onChange={nothing}
        onLookUp={async () => [place]}
      />
      <Autocomplete.Root items={[place]} open>
        <Autocomplete.Input aria-label="Place" style={{ width: '100%' }} />
        <Suggestions label="Places" places={[place]} onChoose={nothing} />
      </Autocomplete.Root>
    </>
  );
}

import { limits } from '@perigee/domain';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import type { LocationFieldProps } from './location-field-props.ts';
import { LocationOnItsWay } from './LocationOnItsWay.tsx';

export type { LocationFieldProps } from './location-field-props.ts';

/** Most of the code of the forms it stands in, so it comes after them. */
const LocationCombobox = lazyWithPreload(
  async () => (await import('./LocationCombobox.tsx')).LocationCombobox,
);

/**
 * A place, chosen among those that a text suggests. Only a chosen place has coordinates: an edit
 * drops them. Ref and props are those of the input. Source: member §5, events §7.
 */
export function LocationField({
  delay = limits.locationLookupDelayMs,
  onChange,
  onLookUp,
  ...field
}: LocationFieldProps) {
  // Whoever is in the field already stays in it when it can be edited.
  const [isEntered, setIsEntered] = useState(false);
  return (
    <Suspense
      fallback={
        <LocationOnItsWay
          {...field}
          onFocus={() => setIsEntered(true)}
          onBlur={() => setIsEntered(false)}
        />
      }
    >
      <LocationCombobox
        {...field}
        takesFocus={isEntered}
        delay={delay}
        onChange={onChange}
        onLookUp={onLookUp}
      />
    </Suspense>
  );
}

import { limits } from '@perigee/domain';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import type { LocationFieldProps } from './location-field-props.ts';
import { LocationFallback } from './LocationFallback.tsx';

export type { LocationFieldProps } from './location-field-props.ts';

/** The largest part of the code of the forms that use it, so it loads after them. */
const LocationCombobox = lazyWithPreload(
  async () => (await import('./LocationCombobox.tsx')).LocationCombobox,
);

/**
 * A place, chosen from the suggestions for a text. Only a chosen place has coordinates: an edit clears them.
 * Ref and props are those of the input. Source: member §5, events §7.
 */
export function LocationField({
  delay = limits.locationLookupDelayMs,
  onChange,
  onLookUp,
  ...field
}: LocationFieldProps) {
  // If the field has the focus while its code loads, the editable field keeps it.
  const [isEntered, setIsEntered] = useState(false);
  return (
    <Suspense
      fallback={
        <LocationFallback
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

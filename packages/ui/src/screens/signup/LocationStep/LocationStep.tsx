import {
  LocationField,
  type LocationFieldProps,
} from '../../../components/LocationField/LocationField.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

type LocationStepProps = ProfileStepProps & Pick<LocationFieldProps, 'error' | 'onLookUp' | 'ref'>;

/** Source: member §2 (login page flow 5), §5, §8. */
export function LocationStep({ draft, onEdit, ...field }: LocationStepProps) {
  return (
    <LocationField
      {...field}
      label="Location"
      value={draft.location}
      onChange={(location) => onEdit({ location })}
    />
  );
}

import { DateField, type DateFieldProps } from '../../../components/DateField/DateField.tsx';
import type { ProfileStepProps } from '../profile-step-props.ts';

type BirthdayStepProps = ProfileStepProps & Pick<DateFieldProps, 'error' | 'onBlur' | 'ref'>;

/** Source: member §2 (login page flow 5), §5. */
export function BirthdayStep({ draft, onEdit, ...field }: BirthdayStepProps) {
  return (
    <DateField
      {...field}
      label="Birthday"
      autoComplete="bday"
      value={draft.birthdate}
      onChange={(birthdate) => onEdit({ birthdate })}
    />
  );
}

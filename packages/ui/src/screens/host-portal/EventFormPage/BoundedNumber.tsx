import { withinLimits, type EventFormValues } from '@perigee/domain/events';
import { FormField } from '../../../components/Form/FormField.tsx';
import {
  NumberField,
  type NumberFieldProps,
} from '../../../components/NumberField/NumberField.tsx';
import { fieldId, type EventFormControl } from './event-form-context.ts';

interface BoundedNumberProps extends Pick<
  NumberFieldProps,
  'label' | 'help' | 'prefix' | 'decimals' | 'stepButtons'
> {
  control: EventFormControl;
  name: keyof {
    [Name in keyof EventFormValues as number extends EventFormValues[Name] ? Name : never]: unknown;
  };
  min: number;
  max: number;
}

/**
 * A number that falls back to its minimum when the user leaves it lower or empty, and to its maximum when it
 * is higher. Source: events §5.
 */
export function BoundedNumber({ control, name, min, max, ...rest }: BoundedNumberProps) {
  return (
    <FormField control={control} name={name}>
      {({ value, onChange, onBlur, ...field }) => (
        <NumberField
          {...field}
          {...rest}
          id={fieldId(name)}
          min={min}
          max={max}
          value={value}
          onChange={onChange}
          onBlur={() => {
            const bounded = withinLimits(value, min, max);
            if (bounded !== value) onChange(bounded);
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { afterLetter } from '../Field/FieldBox.css.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { beforeButtons, buttons, input } from './NumberField.css.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'prefix' | 'style'
>;

export interface NumberFieldProps extends InputProps, FieldOwnProps {
  /** Null while the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The minimum of the arrow keys and buttons. A typed value may be lower: report that with `error`. */
  min?: number;
  /** The maximum of the arrow keys and buttons. A typed value may be higher: report that with `error`. */
  max?: number;
  /** The step of the arrow keys and buttons. */
  step?: number;
  /** The maximum number of decimal places. */
  decimals?: number;
  /** A mark before the number that is not part of it, such as '$'. */
  prefix?: string;
  /** Shows buttons for one step less and one more, for quantities. */
  stepButtons?: boolean;
}

/**
 * A number: typed, or stepped with the arrow keys. The wheel scrolls the page and never changes it, and the
 * field never corrects a typed value by itself. Ref and props are those of the input.
 */
export function NumberField({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  min,
  max,
  step = 1,
  decimals = 0,
  prefix,
  stepButtons = false,
  id,
  name,
  disabled,
  readOnly,
  required,
  className,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const field = useField({ id, help, error, describedBy });
  return (
    <Field ids={field.ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <BaseNumberField.Root
        id={field.control.id}
        name={name}
        value={value}
        onValueChange={onChange}
        min={min}
        max={max}
        step={step}
        allowOutOfRange
        disabled={disabled}
        readOnly={readOnly}
        required={required}
        locale="en-US"
        format={{ useGrouping: false, maximumFractionDigits: decimals }}
      >
        <FieldBox start={prefix} end={stepButtons ? <StepButtons /> : undefined} dir="ltr">
          <BaseNumberField.Input
            {...rest}
            {...field.control}
            className={clsx(
              input,
              prefix !== undefined && afterLetter,
              stepButtons && beforeButtons,
              className,
            )}
          />
        </FieldBox>
      </BaseNumberField.Root>
    </Field>
  );
}

/** For the pointer; the keyboard has the arrow keys, so Tab skips the buttons. */
function StepButtons() {
  return (
    <span className={buttons}>
      <BaseNumberField.Decrement
        render={<IconButton label="Less" icon={Minus} variant="quiet" />}
      />
      <BaseNumberField.Increment render={<IconButton label="More" icon={Plus} variant="quiet" />} />
    </span>
  );
}

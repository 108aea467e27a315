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
  /** Arrow keys and buttons stop here. What is typed may be less: say so with `error`. */
  min?: number;
  /** Arrow keys and buttons stop here. What is typed may be more: say so with `error`. */
  max?: number;
  /** What arrow keys and buttons add or take away. */
  step?: number;
  /** How many digits may follow the point. */
  decimals?: number;
  /** A mark before the number that is no part of it, such as '$'. */
  prefix?: string;
  /** Shows buttons for one step less and one more, for quantities. */
  stepButtons?: boolean;
}

/**
 * A number: typed, or stepped with the arrow keys. The wheel scrolls the page and never changes it,
 * and what was typed is never put right behind somebody's back. Ref and props are those of the input.
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

/** For hands; keys have the arrows, so Tab passes them by. */
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

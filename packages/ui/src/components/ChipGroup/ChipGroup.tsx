import { clsx } from 'clsx';
import { useId, type Ref } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { toggled, type Choice } from '../Field/choice.ts';
import { ChoiceGroup, type ChoiceGroupOwnProps } from '../Field/ChoiceGroup.tsx';
import { chip, chips } from './ChipGroup.css.ts';

interface ChipGroupOwnProps<Value> extends ChoiceGroupOwnProps {
  options: readonly Choice<Value>[];
  /** The first chosen chip, or the first. */
  ref?: Ref<HTMLInputElement>;
}

interface OneChosen<Value> {
  multiple?: false;
  /** The chosen value or null, or a list of values when `multiple`. */
  value: Value | null;
  onChange: (value: Value) => void;
}

interface SeveralChosen<Value> {
  /** Any number of chips may be chosen. */
  multiple: true;
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

export type ChipGroupProps<Value extends string | number = string> = ChipGroupOwnProps<Value> &
  (OneChosen<Value> | SeveralChosen<Value>);

/** A few short options that are all visible: the user chooses one of them, or any number. */
export function ChipGroup<Value extends string | number = string>({
  options,
  multiple,
  value,
  onChange,
  name,
  disabled = false,
  className,
  ref,
  ...rest
}: ChipGroupProps<Value>) {
  const ownName = useId();
  const isChosen = (option: Value) => (multiple ? value.includes(option) : option === value);
  const press = (option: Value) => (multiple ? onChange(toggled(value, option)) : onChange(option));
  const operated = options.find((option) => isChosen(option.value)) ?? options[0];
  return (
    <ChoiceGroup {...rest} several={multiple} className={clsx(chips, className)}>
      {options.map((option) => (
        <label key={option.value} className={chip}>
          <input
            ref={option === operated ? ref : undefined}
            type={multiple ? 'checkbox' : 'radio'}
            className={visuallyHidden}
            name={name ?? ownName}
            value={option.value}
            checked={isChosen(option.value)}
            disabled={disabled || option.disabled}
            onChange={() => press(option.value)}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}

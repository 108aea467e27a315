import { optionMessages } from '@perigee/domain/questionnaire';
import { clsx } from 'clsx';
import { useId, useRef, type Ref } from 'react';
import { toggled, type Choice } from '../Field/choice.ts';
import { ChoiceGroup, type ChoiceGroupOwnProps } from '../Field/ChoiceGroup.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as css from './MultiSelect.css.ts';

export interface MultiSelectProps<
  Value extends string | number = string,
> extends ChoiceGroupOwnProps {
  options: readonly Choice<Value>[];
  /** The chosen values, in the order in which the user chose them. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The meaning of an empty choice, such as 'Open to all'. */
  noneChosen?: string;
  /** The first option. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number of options, checked in a list that scrolls if it is long. */
export function MultiSelect<Value extends string | number = string>({
  options,
  value,
  onChange,
  noneChosen = optionMessages.chosen(0),
  name,
  disabled = false,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: MultiSelectProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const summaryId = useId();
  return (
    <ChoiceGroup
      {...rest}
      ref={group}
      several
      className={clsx(css.list, className)}
      // A disabled list has no focusable option, but keyboard users must still scroll it.
      tabIndex={disabled ? 0 : undefined}
      aria-describedby={clsx(summaryId, describedBy)}
      above={
        <div className={css.summary}>
          <span id={summaryId}>
            {value.length === 0 ? noneChosen : optionMessages.chosen(value.length)}
          </span>
          {value.length > 0 && !disabled && (
            <TextButton
              aria-describedby={summaryId}
              onClick={() => {
                onChange([]);
                // The button disappears, and the focus would be lost with it.
                group.current?.querySelector('input')?.focus();
              }}
            >
              {optionMessages.clear}
            </TextButton>
          )}
        </div>
      }
    >
      {options.map((option, index) => (
        <label key={option.value} className={css.option}>
          <input
            ref={index === 0 ? ref : undefined}
            type="checkbox"
            className={css.mark}
            name={name}
            value={option.value}
            checked={value.includes(option.value)}
            disabled={disabled || option.disabled}
            onChange={() => onChange(toggled(value, option.value))}
          />
          {option.label}
        </label>
      ))}
      {options.length === 0 && <p className={css.none}>{optionMessages.none}</p>}
    </ChoiceGroup>
  );
}

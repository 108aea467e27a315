import { clsx } from 'clsx';
import { useRef, useState, type ComponentProps, type FocusEvent, type Ref } from 'react';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { PartSelect } from './PartSelect.tsx';
import { HOURS, minutesBy, noTime, partsOf, timeOf, type TimeParts } from './time.ts';
import { colon, row } from './TimePicker.css.ts';

export interface TimePickerProps
  extends FieldOwnProps, Omit<ComponentProps<'div'>, 'onChange' | 'onBlur' | 'children' | 'ref'> {
  /** 'HH:mm' by the 24-hour clock, or '' until every part is chosen. */
  value: string;
  /** Called with the time once it is complete, and with every change of it. */
  onChange: (value: string) => void;
  /** Called when the last part loses the focus. */
  onBlur?: () => void;
  /** The step between minutes, from 00 on: 30 offers 00 and 30. */
  minuteStep?: number;
  disabled?: boolean;
  /** The list of the hours. */
  ref?: Ref<HTMLSelectElement>;
}

/** A time of day in the format of the United States: hour, minute, AM or PM. */
export function TimePicker({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  onBlur,
  minuteStep = 1,
  disabled,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TimePickerProps) {
  const { ids, control } = useField({ id, help, error, describedBy });
  // Holds the chosen parts while one is missing; the caller holds a complete time.
  const [draft, setDraft] = useState(noTime);
  const parts = partsOf(value) ?? draft;
  const minutes = minutesBy(minuteStep);

  function choose(change: Partial<TimeParts>) {
    const next = { ...parts, ...change };
    const time = timeOf(next);
    setDraft(time === '' ? next : noTime);
    if (time !== '') onChange(time);
  }

  const group = useRef<HTMLDivElement>(null);
  const shared = {
    'aria-invalid': control['aria-invalid'],
    disabled,
    onBlur({ relatedTarget }: FocusEvent) {
      if (group.current?.contains(relatedTarget) === false) onBlur?.();
    },
  };
  return (
    <Field
      ids={ids}
      labels="group"
      label={label}
      labelHidden={labelHidden}
      help={help}
      error={error}
    >
      <div
        {...rest}
        ref={group}
        // A fieldset would require its label as a legend inside.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        className={clsx(row, className)}
        aria-labelledby={ids.labelId}
        aria-describedby={control['aria-describedby']}
      >
        <PartSelect
          {...shared}
          ref={ref}
          id={control.id}
          aria-label="Hour"
          aria-describedby={control['aria-describedby']}
          options={HOURS}
          value={parts.hour}
          onChange={(hour) => choose({ hour })}
        />
        <span className={colon} aria-hidden="true">
          :
        </span>
        <PartSelect
          {...shared}
          aria-label="Minute"
          // A time that was set under other rules stays until the user changes it.
          options={minutes.includes(parts.minute) ? minutes : [...minutes, parts.minute].toSorted()}
          value={parts.minute}
          onChange={(minute) => choose({ minute })}
        />
        <PartSelect
          {...shared}
          aria-label="AM or PM"
          options={['AM', 'PM']}
          value={parts.period}
          onChange={(period) => choose({ period: period === 'AM' ? 'AM' : 'PM' })}
        />
      </div>
    </Field>
  );
}

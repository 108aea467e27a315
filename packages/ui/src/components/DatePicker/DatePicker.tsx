import { fullDateText } from '@perigee/domain';
import { CalendarDays } from 'lucide-react';
import { clsx } from 'clsx';
import { Suspense, useId, useState, type ComponentProps } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { useTextDirection } from '../Field/use-text-direction.ts';
import { icon, placeholderText, trigger } from './DatePicker.css.ts';
import { toDate } from './day.ts';

/** Ten times as much code as the field, so it is loaded when the pointer or the focus enters the field. */
const CalendarPopup = lazyWithPreload(
  async () => (await import('./CalendarPopup.tsx')).CalendarPopup,
);

export interface DatePickerProps
  extends
    FieldOwnProps,
    Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'children'> {
  /** yyyy-MM-dd, or '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the focus leaves the field with its calendar closed. */
  onBlur?: () => void;
  /** The day to mark as today, yyyy-MM-dd: the caller knows the time zone. */
  today: string;
  /** The first day that may be chosen, yyyy-MM-dd. Those before it are disabled. */
  earliest?: string;
  /** The last day that may be chosen, yyyy-MM-dd. */
  latest?: string;
  /** The placeholder of the field while no day is chosen. */
  placeholder?: string;
}

/** A day near today, chosen from a calendar that opens from the field. */
export function DatePicker({
  label,
  labelHidden,
  help,
  error,
  value,
  onChange,
  onBlur,
  today,
  earliest,
  latest,
  placeholder = 'Choose a date',
  id,
  className,
  onClick,
  onKeyDown,
  onFocus,
  onPointerEnter,
  'aria-describedby': describedBy,
  ...rest
}: DatePickerProps) {
  const { ids, control } = useField({ id, help, error, describedBy });
  const { direction, ref: directionRef } = useTextDirection();
  const [popup, setPopup] = useState<{ anchor: HTMLElement; open: boolean } | null>(null);
  const popupId = useId();
  const isOpen = popup?.open === true;
  const close = () => setPopup((shown) => shown && { ...shown, open: false });
  // A failure shows when the calendar is opened.
  const preload = () => void CalendarPopup.preload().catch(() => undefined);

  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <div ref={directionRef}>
        <button
          {...rest}
          {...control}
          type="button"
          // A button could not be invalid, and its name would hide the chosen day; a select could not contain
          // a calendar.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? popupId : undefined}
          aria-labelledby={ids.labelId}
          className={clsx(trigger, className)}
          onPointerEnter={(event) => {
            onPointerEnter?.(event);
            preload();
          }}
          onFocus={(event) => {
            onFocus?.(event);
            preload();
          }}
          onBlur={() => {
            if (!isOpen) onBlur?.();
          }}
          onClick={(event) => {
            onClick?.(event);
            setPopup({ anchor: event.currentTarget, open: !isOpen });
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setPopup({ anchor: event.currentTarget, open: true });
          }}
        >
          {value === '' ? (
            <span className={placeholderText}>{placeholder}</span>
          ) : (
            <bdi>{fullDateText(toDate(value))}</bdi>
          )}
          <CalendarDays className={icon} size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
        {popup !== null && (
          <Suspense>
            <CalendarPopup
              {...popup}
              id={popupId}
              label={label}
              value={value}
              onChoose={(day) => {
                onChange(day);
                close();
              }}
              today={today}
              earliest={earliest}
              latest={latest}
              direction={direction}
              onClose={close}
              onClosed={() => setPopup(null)}
            />
          </Suspense>
        )}
      </div>
    </Field>
  );
}

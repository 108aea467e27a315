import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { clsx } from 'clsx';
import { Suspense, useId, useRef, useState, type ComponentProps } from 'react';
import { lazyWithPreload } from '../../lazy-with-preload.tsx';
import { Field, useField, type FieldOwnProps } from '../Field/Field.tsx';
import { useTextDirection } from '../Field/use-text-direction.ts';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { icon, placeholderText, popup, positioner, trigger } from './DatePicker.css.ts';
import { dayText } from './day.ts';

const Calendar = lazyWithPreload(async () => (await import('./Calendar.tsx')).Calendar);

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
  'aria-describedby': describedBy,
  ...rest
}: DatePickerProps) {
  const { ids, control } = useField({ id, help, error, describedBy });
  const { direction, ref: directionRef } = useTextDirection();
  const [open, setOpen] = useState(false);
  const popupId = useId();
  const popupElement = useRef<HTMLDivElement>(null);

  function choose(day: string) {
    onChange(day);
    setOpen(false);
  }

  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} help={help} error={error}>
      <div ref={directionRef}>
        <DirectionProvider direction={direction}>
          <Popover.Root open={open} onOpenChange={setOpen}>
            <Popover.Trigger
              {...rest}
              {...control}
              // A button could not be invalid, and its name would hide the chosen day; a select could not
              // contain a calendar.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="combobox"
              aria-expanded={open}
              aria-controls={open ? popupId : undefined}
              aria-labelledby={ids.labelId}
              className={clsx(trigger, className)}
              onBlur={() => {
                if (!open) onBlur?.();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                setOpen(true);
              }}
            >
              {value === '' ? (
                <span className={placeholderText}>{placeholder}</span>
              ) : (
                <bdi>{dayText(value)}</bdi>
              )}
              <CalendarDays className={icon} size={20} strokeWidth={1.5} aria-hidden="true" />
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Positioner
                className={positioner}
                // Fixed positioning: the day that takes the focus must not scroll the page.
                positionMethod="fixed"
                align="start"
                sideOffset={8}
                collisionPadding={12}
              >
                <Popover.Popup
                  ref={popupElement}
                  id={popupId}
                  className={popup}
                  dir={direction}
                  aria-label={label}
                  initialFocus={() => focusedDay(popupElement.current)}
                >
                  <Suspense fallback={<CalendarFallback />}>
                    <Calendar
                      value={value}
                      onChoose={choose}
                      today={today}
                      earliest={earliest}
                      latest={latest}
                      direction={direction}
                    />
                  </Suspense>
                </Popover.Popup>
              </Popover.Positioner>
            </Popover.Portal>
          </Popover.Root>
        </DirectionProvider>
      </div>
    </Field>
  );
}

/** The day that arrow keys start from; the popup itself while the calendar is loading. */
function focusedDay(popupElement: HTMLElement | null): HTMLElement | null {
  return popupElement?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? popupElement;
}

/** The height of the calendar, so that nothing moves when it loads. */
function CalendarFallback() {
  return (
    <SkeletonRegion label="Loading the calendar">
      <Skeleton shape="block" height={320} />
    </SkeletonRegion>
  );
}

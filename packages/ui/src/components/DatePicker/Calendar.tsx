import { fullDateText } from '@perigee/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ChevronProps, type Modifiers } from 'react-day-picker';
import * as css from './Calendar.css.ts';
import { toDate, toDay } from './day.ts';

export interface CalendarProps {
  /** yyyy-MM-dd, or '' while none is chosen; the same applies to the days below. */
  value: string;
  onChoose: (day: string) => void;
  today: string;
  earliest?: string;
  latest?: string;
  direction: 'ltr' | 'rtl';
}

/** One month of days to choose from. */
export function Calendar({ value, onChoose, today, earliest, latest, direction }: CalendarProps) {
  const first = earliest === undefined ? undefined : toDate(earliest);
  const last = latest === undefined ? undefined : toDate(latest);
  // Texts of this form sort in the order of their days.
  const start = value || (earliest !== undefined && earliest > today ? earliest : today);
  return (
    <DayPicker
      mode="single"
      required
      // The user has just opened the calendar from the field.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      fixedWeeks
      showOutsideDays
      navLayout="after"
      dir={direction}
      className={css.calendar}
      classNames={css.parts}
      components={{ Chevron }}
      labels={{ labelDayButton }}
      selected={value === '' ? undefined : toDate(value)}
      onSelect={(date) => onChoose(toDay(date))}
      today={toDate(today)}
      defaultMonth={toDate(start)}
      startMonth={first}
      endMonth={last}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
    />
  );
}

/** The label of a day contains its visible number, so that voice control finds it: 15, not 15th. */
function labelDayButton(date: Date, { today, selected }: Modifiers): string {
  return `${today ? 'Today, ' : ''}${fullDateText(date)}${selected ? ', selected' : ''}`;
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className={className} size={20} strokeWidth={1.5} aria-hidden="true" />;
}

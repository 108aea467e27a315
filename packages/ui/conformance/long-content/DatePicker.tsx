import { DatePicker } from '../../src/components/DatePicker/DatePicker.tsx';

export default function LongDatePicker() {
  return (
    <DatePicker
      label="The day on which your guests come together for the first time"
      value="2026-12-23"
      onChange={() => undefined}
      today="2026-12-01"
      help="You can move the event until a member has reserved a ticket, but not afterwards."
    />
  );
}

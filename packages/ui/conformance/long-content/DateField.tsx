import { DateField } from '../../src/components/DateField/DateField.tsx';

export default function LongDateField() {
  return (
    <DateField
      label="The day on which you were born, as it stands in your passport"
      value="05-12-19"
      onChange={() => undefined}
      help="We ask for it because only adults may come, and because hosts set an age for their events."
      error="Enter a date in the format MM-DD-YYYY"
    />
  );
}

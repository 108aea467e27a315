import { TimePicker } from '../../src/components/TimePicker/TimePicker.tsx';

export default function LongTimePicker() {
  return (
    <div style={{ width: 280 }}>
      <TimePicker
        label="When the doors open for your guests, by the clocks at the place of the event"
        value="19:30"
        help="Guests see the time in the time zone of the event, whatever their own clocks show."
        onChange={() => undefined}
      />
    </div>
  );
}

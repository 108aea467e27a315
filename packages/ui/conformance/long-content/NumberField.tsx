import { NumberField } from '../../src/components/NumberField/NumberField.tsx';

const nothing = () => undefined;

/** The second field has the width of a field in a row. */
export default function LongNumberField() {
  return (
    <>
      <NumberField
        label="How many tickets there are for each of the two sides of this event"
        prefix="$"
        value={123_456_789_012}
        stepButtons
        error="Choose a number that is not greater than the number of seats in the room"
        onChange={nothing}
      />
      <div style={{ width: 140 }}>
        <NumberField label="Age" value={5} stepButtons onChange={nothing} />
      </div>
    </>
  );
}

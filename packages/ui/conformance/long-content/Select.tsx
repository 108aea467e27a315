import { Select } from '../../src/components/Select/Select.tsx';

/** The closed field. The story LongList shows the open list. */
export default function LongSelect() {
  return (
    <Select
      label="The place at which you would most like to meet another member for the first time"
      value="lake"
      options={[
        {
          value: 'lake',
          label: 'By the lake, early in the evening, where the light is warm and there is a breeze',
        },
      ]}
      onChange={() => undefined}
    />
  );
}

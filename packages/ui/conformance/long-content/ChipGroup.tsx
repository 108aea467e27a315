import { useState } from 'react';
import { ChipGroup } from '../../src/components/ChipGroup/ChipGroup.tsx';

const options = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'women', label: 'Women' },
  { value: 'long', label: 'A person who has read this far and is still here, and wants to stay' },
];

export default function LongChipGroup() {
  const [value, setValue] = useState('long');
  return (
    <ChipGroup
      label="The people whom you would like to be introduced to at the next event"
      options={options}
      value={value}
      onChange={setValue}
    />
  );
}

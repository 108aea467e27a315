import { MultiSelect } from '../../src/components/MultiSelect/MultiSelect.tsx';

export default function LongMultiSelect() {
  return (
    <MultiSelect
      label="What the person whom you would like to meet believes in, or used to believe in"
      options={[
        {
          value: 'long',
          label: 'Something that takes more than a few words to say, and time to hear',
        },
        { value: 'agnostic', label: 'Agnostic' },
        { value: 'atheist', label: 'Atheist' },
      ]}
      value={['long']}
      onChange={() => undefined}
    />
  );
}

import { RadioCards } from '../../src/components/RadioCards/RadioCards.tsx';

export default function LongRadioCards() {
  return (
    <RadioCards
      label="Plan"
      value="year"
      options={[
        {
          value: 'year',
          label:
            'A year of introductions, of evenings by the lake, and of whatever follows from them',
          description:
            'Paid once, and charged only when you are accepted. You can end it at any time, and what is left of the year stays yours.',
          trailing: '$1,240.00 / month',
          badge: 'Recommended by everybody',
        },
        {
          value: 'month',
          label: 'One month',
          description: 'Paid every month.',
          trailing: '$30 / month',
        },
      ]}
      onChange={() => undefined}
    />
  );
}

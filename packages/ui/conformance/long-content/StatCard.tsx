import { StatCard, StatGroup } from '../../src/components/StatCard/StatCard.tsx';

const guests = [
  { label: 'Women', value: 110 },
  { label: 'Men', value: 104 },
] as const;

export default function LongStatCard() {
  return (
    <>
      <StatCard
        label="Tickets sold to people who were invited by another member"
        value="$1,048,576,000"
        detail="of which some may still be given back before the evening begins"
      />
      <div style={{ width: 120 }}>
        <StatCard label="Guests of the whole series" value={214} split={guests} />
      </div>
      <StatGroup>
        <StatCard label="Total sales" value="$4,860" detail="+$640 this week" />
        <StatCard label="Tickets sold" value={214} detail="of 260" />
        <StatCard label="Guests" value={214} split={guests} />
      </StatGroup>
    </>
  );
}

import { EventCard } from '../../src/components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../src/components/EventCard/EventCardSkeleton.tsx';

export default function LongEventCards() {
  return (
    <>
      {(['small', 'waitlist', 'banner'] as const).map((variant) => (
        <EventCard
          key={variant}
          variant={variant}
          href="#event"
          title="An unreasonably long evening of introductions by the lake"
          description="Eight introductions by candlelight, ten minutes each, then the rest of the night to yourselves. We seat you across from people our matchmakers chose for you, pour something good, and keep the phones in a drawer."
          imageUrl={null}
          startTime={new Date('2026-12-11T00:30:00Z')}
          timeZone="America/New_York"
          location="Saint-Louis-du-Ha! Ha!, Québec"
          price={20}
          host={{ name: 'Amira Saleh', logo: null }}
        />
      ))}
      <EventCardSkeleton variant="banner" />
    </>
  );
}

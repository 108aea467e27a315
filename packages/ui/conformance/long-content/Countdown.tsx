import { Countdown } from '../../src/components/Countdown/Countdown.tsx';

const START = new Date('2026-12-01T20:00:00Z');
const time = { startsAt: START, timeZone: 'America/New_York' };

export default function LongCountdown() {
  return (
    <>
      <p style={{ width: 120 }}>
        Doors open in <Countdown {...time} now={new Date('2026-12-01T20:00:01Z')} />
      </p>
      <h2>
        Doors open in <Countdown {...time} now={new Date('2026-12-01T00:00:01Z')} />
      </h2>
      <Countdown {...time} now={new Date('2024-01-01T20:00:00Z')} />
    </>
  );
}

import { Meter } from '../../src/components/Meter/Meter.tsx';

export default function LongMeter() {
  return <Meter label="Non-binary guests" value={1280} max={2000} text="1,280 sold, 720 left" />;
}

import { Slider } from '../../src/components/Slider/Slider.tsx';

export default function LongSlider() {
  return (
    <Slider
      label="How far away from your home a member may live so that you would still meet"
      value={50}
      min={0}
      max={100}
      format={(miles) => `${miles} miles in a straight line, which may be longer by road`}
      help="We never show to other members how far away you live, or your address."
      onChange={() => undefined}
    />
  );
}

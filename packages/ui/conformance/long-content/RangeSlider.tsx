import { HEIGHTS } from '@perigee/domain/questionnaire';
import { RangeSlider } from '../../src/components/RangeSlider/RangeSlider.tsx';

export default function LongRangeSlider() {
  return (
    <RangeSlider
      label="How tall the person whom you would like to meet is, at least and at most"
      minLabel="Minimum height"
      maxLabel="Maximum height"
      value={[16, 18]}
      min={0}
      max={HEIGHTS.length - 1}
      format={(place) => HEIGHTS[place] ?? ''}
      error="Choose whom you look for, or leave both ends where they are"
      onChange={() => undefined}
    />
  );
}

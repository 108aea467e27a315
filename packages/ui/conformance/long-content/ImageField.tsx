import { ImageField } from '../../src/components/ImageField/ImageField.tsx';

export default function LongImageField() {
  return (
    <ImageField
      label="The picture that leads the page of your event, and stands on all of its cards"
      help="Wide pictures with the light in the middle do best, without writing and without faces that are cut off at the edge."
      value={null}
      onChange={async () => undefined}
      width={1040}
      height={450}
    />
  );
}

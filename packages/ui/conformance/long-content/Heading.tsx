import { Heading } from '../../src/components/Heading/Heading.tsx';

export default function LongHeading() {
  return (
    <Heading level={1} measure="md">
      Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
    </Heading>
  );
}

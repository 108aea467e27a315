import { Section } from '../../src/components/Section/Section.tsx';
import { Text } from '../../src/components/Text/Text.tsx';

export default function LongSection() {
  return (
    <Section
      title="Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines"
      subtitle="What belongs to you, and what it can become."
      divider={10}
    >
      <Text breakWords>Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines</Text>
    </Section>
  );
}

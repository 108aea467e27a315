import { Text } from '../../src/components/Text/Text.tsx';

export default function LongText() {
  return (
    <>
      <Text size="3xl" breakWords>
        Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
      </Text>
      <Text lines={2} breakWords>
        Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
        Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
      </Text>
    </>
  );
}

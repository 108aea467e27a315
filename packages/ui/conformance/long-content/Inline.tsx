import { Button } from '../../src/components/Button/Button.tsx';
import { Inline } from '../../src/components/Inline/Inline.tsx';
import { Text } from '../../src/components/Text/Text.tsx';

export default function LongInline() {
  return (
    <>
      <Inline>
        <Button>Continue with the phone number</Button>
        <Button>Continue with another email</Button>
      </Inline>
      <Inline wrap={false} justify="between">
        <Text breakWords>
          Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
        </Text>
        <Button>Save</Button>
      </Inline>
    </>
  );
}

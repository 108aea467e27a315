import { Button } from '../../src/components/Button/Button.tsx';
import { PageHead } from '../../src/components/PageHead/PageHead.tsx';

export default function LongPageHead() {
  return (
    <PageHead
      kicker="A state of the application whose name is longer than all others"
      title="Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines"
      subtitle="Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines"
      actions={
        <>
          <Button>Continue with the phone number</Button>
          <Button>Continue with another email</Button>
        </>
      }
    />
  );
}

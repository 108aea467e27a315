import { Badge } from '../../src/components/Badge/Badge.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { PageHead } from '../../src/components/PageHead/PageHead.tsx';
import { TabLink, TabLinks } from '../../src/components/Tabs/TabLinks.tsx';

export default function LongPageHead() {
  return (
    <PageHead
      kicker="A state of the application whose name is longer than all others"
      title="Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines"
      badge={<Badge>A state of the application whose name is longer than all others</Badge>}
      subtitle="Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines"
      wideActions
      actions={
        <>
          <Button>Continue with the phone number</Button>
          <Button>Continue with another email</Button>
        </>
      }
      callToAction={<Button>Continue with the phone number</Button>}
      tabs={
        <TabLinks label="States">
          <TabLink href="#all" current>
            All states of the application
          </TabLink>
          <TabLink href="#open">A state whose name is longer than all others</TabLink>
        </TabLinks>
      }
    />
  );
}

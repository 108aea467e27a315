import { Button } from '../../src/components/Button/Button.tsx';
import { Drawer } from '../../src/components/Drawer/Drawer.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';

export default function LongDrawer() {
  return (
    <Drawer
      open
      onOpenChange={() => undefined}
      title="Everything by which the members of this list can be told apart"
      footer={
        <>
          <Button style={{ flex: 1 }}>Show 24 members</Button>
          <Button variant="outline">Clear</Button>
        </>
      }
    >
      {Array.from({ length: 16 }, (_, index) => (
        <TextField key={index} label={`Field ${index + 1}`} />
      ))}
    </Drawer>
  );
}

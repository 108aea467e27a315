import { serverMessages } from '@perigee/domain';
import { UsernameField } from '../../src/components/UsernameField/UsernameField.tsx';

export default function LongUsernameField() {
  return (
    <div style={{ width: 240 }}>
      <UsernameField
        label="The name by which other members find your profile and your events"
        value={'1'.repeat(30)}
        error={serverMessages.usernameForm}
        onChange={() => undefined}
        onCheck={async () => true}
      />
    </div>
  );
}

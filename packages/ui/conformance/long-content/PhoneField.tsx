import { emptyPhone } from '../../src/components/PhoneField/phone-value.ts';
import { PhoneField } from '../../src/components/PhoneField/PhoneField.tsx';

export default function LongPhoneField() {
  return (
    <div style={{ width: 240 }}>
      <PhoneField
        label="The phone number to which we send a code, and nothing else"
        value={{ ...emptyPhone, text: '(212) 555-0142' }}
        error="Please wait 42 seconds before asking for another code"
        onChange={() => undefined}
      />
    </div>
  );
}

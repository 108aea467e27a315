import { useState } from 'react';
import { fieldMessages } from '@perigee/domain';
import { CodeField } from '../../src/components/CodeField/CodeField.tsx';

/** The field in the width that a dialog has on the narrowest phone. */
export default function LongCodeField() {
  const [code, setCode] = useState('407193');
  return (
    <div style={{ width: 232 }}>
      <CodeField
        label="6-digit code"
        value={code}
        onChange={setCode}
        error={fieldMessages.code.invalid}
      />
    </div>
  );
}

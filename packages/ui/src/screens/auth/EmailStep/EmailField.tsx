import { fieldMessages, limits } from '@perigee/domain';
import { isEmail } from '@perigee/domain/signup';
import { useState } from 'react';
import { TextField } from '../../../components/TextField/TextField.tsx';

interface EmailFieldProps {
  value: string;
  /** Its error, apart from an invalid format. */
  problem?: string;
  onChange: (email: string) => void;
}

/** An email field, validated on blur and on submission, not during typing. Source: member §5. */
export function EmailField({ value, problem, onChange }: EmailFieldProps) {
  const [isDone, setIsDone] = useState(false);
  const isWrong = isDone && value.trim() !== '' && !isEmail(value);
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.emailLength}
      value={value}
      error={isWrong ? fieldMessages.email.invalid : problem}
      onBlur={() => setIsDone(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setIsDone(true);
      }}
      onChange={(event) => {
        setIsDone(false);
        onChange(event.target.value);
      }}
    />
  );
}

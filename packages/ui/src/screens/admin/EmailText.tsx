interface EmailTextProps {
  email: string;
}

/** An email that breaks before its @ if it is too long for a line, rather than within a word. */
export function EmailText({ email }: EmailTextProps) {
  const at = email.lastIndexOf('@');
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

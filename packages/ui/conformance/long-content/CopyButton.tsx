import { useEffect, useRef } from 'react';
import { CopyButton, type CopyButtonProps } from '../../src/components/CopyButton/CopyButton.tsx';

/** The button is pressed at once: the confirmation is longer than its label. */
function Pressed(props: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.click(), []);
  return <CopyButton {...props} ref={button} />;
}

const words = {
  text: 'https://perigee.example/@noor',
  children: 'Copy the link to your invitation',
  refusal: 'This link has expired. Ask for another one in the settings of your account.',
};

export default function LongCopyButton() {
  return (
    <>
      <Pressed {...words} />
      <Pressed {...words} centred />
    </>
  );
}

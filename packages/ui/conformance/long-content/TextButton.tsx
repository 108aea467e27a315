import { TextButton } from '../../src/components/TextButton/TextButton.tsx';

export default function LongTextButton() {
  return (
    <div style={{ width: 160 }}>
      <TextButton>Send me another code to the same number as before</TextButton>
      <TextButton standalone>Play a sound on the speaker that is chosen above</TextButton>
    </div>
  );
}

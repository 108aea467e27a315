import { Button } from '../../src/components/Button/Button.tsx';

const words = 'Continue with the phone number that you gave us the last time';

export default function LongButton() {
  return (
    <>
      <Button>{words}</Button>
      <Button block>{words}</Button>
      <div style={{ width: 240 }}>
        <Button busy>{words}</Button>
      </div>
    </>
  );
}

import { TokenStepper } from '../../src/components/TokenStepper/TokenStepper.tsx';

export default function LongTokenStepper() {
  return (
    <div style={{ width: 240 }}>
      <TokenStepper
        label="How many tokens you would like to go with your like request"
        value={1_234_560}
        tokens={9_999_999}
        help="They show how much you mean it, and they are gone once the request is accepted."
        onChange={() => undefined}
      />
    </div>
  );
}

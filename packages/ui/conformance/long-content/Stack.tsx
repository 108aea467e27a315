import { Stack } from '../../src/components/Stack/Stack.tsx';

export default function LongStack() {
  return (
    <Stack direction="row" style={{ overflowWrap: 'anywhere' }}>
      <p>
        A text that is longer than its half of the row breaks into lines and pushes nothing out.
      </p>
      <p>Averyveryverylongwordthatfindsnoroominanarrowrowandbreaks</p>
    </Stack>
  );
}

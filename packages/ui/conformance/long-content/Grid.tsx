import { Grid } from '../../src/components/Grid/Grid.tsx';
import { Text } from '../../src/components/Text/Text.tsx';

export default function LongGrid() {
  return (
    <>
      {([2, 'main-aside', 'aside-main', 'sm', 'md'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          <Text breakWords>
            Averyveryverylongwordthatfindsnoroominanarrowwindowandbreaksintolines
          </Text>
          <Text>Short</Text>
        </Grid>
      ))}
    </>
  );
}
